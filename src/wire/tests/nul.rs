use crate::error::CloseReason;
use crate::wire::fault::FrameFault;
use crate::wire::fuzz::{Mutator, fuzz_nul};
use crate::wire::nul::{Decoder, encode};

fn feed(decoder: &mut Decoder, bytes: &[u8]) -> (Vec<Vec<u8>>, Result<(), FrameFault>) {
    let mut all = Vec::new();
    let end = decoder.feed(bytes, &mut |message| all.push(message.to_vec()));
    (all, end)
}

#[test]
fn every_two_cuts_give_the_same_messages() {
    let stream = b"{\"id\":1}\0\0{\"id\":22}\0par";
    for a in 0..=stream.len() {
        for b in a..=stream.len() {
            let mut decoder = Decoder::new(10);
            let mut all = Vec::new();
            for piece in [&stream[..a], &stream[a..b], &stream[b..]] {
                decoder.feed(piece, &mut |message| all.push(message)).unwrap();
            }
            assert_eq!(all, [&b"{\"id\":1}"[..], b"", b"{\"id\":22}"]);
            assert_eq!(decoder.pending(), 3);
        }
    }
}

#[test]
fn a_stream_without_nul_ends_at_the_limit() {
    let mut decoder = Decoder::new(1_000);
    let mut fed = 0;
    let fault = loop {
        let (all, end) = feed(&mut decoder, &[b'x'; 64]);
        assert!(all.is_empty());
        fed += 64;
        if let Err(fault) = end {
            break fault;
        }
        assert!(fed <= 1_000, "nothing stopped it");
    };
    assert_eq!(fault, FrameFault::TooLarge { size: 1024, limit: 1_000 });
    assert_eq!(feed(&mut decoder, b"\0ok\0"), (vec![], Err(fault)));
    assert_eq!(CloseReason::from(fault), CloseReason::TooLarge { size: 1024, limit: 1_000 });
}

#[test]
fn the_limit_itself_still_fits_and_earlier_messages_come_first() {
    let mut decoder = Decoder::new(3);
    let (all, end) = feed(&mut decoder, b"abc\0abcd\0");
    assert_eq!(all, [b"abc"]);
    assert!(matches!(end, Err(FrameFault::TooLarge { size: 4, limit: 3 })));
}

#[test]
fn a_large_message_is_not_copied_when_it_is_complete() {
    let piece = vec![b'x'; 1 << 16];
    let mut decoder = Decoder::new(1 << 26);
    for _ in 0..512 {
        decoder.feed(&piece, &mut |_| panic!("no message yet")).unwrap();
    }
    let before = (decoder.pending(), decoder.partial.as_ptr());
    let mut message = None;
    decoder.feed(b"\0", &mut |whole| message = Some(whole)).unwrap();
    let message = message.unwrap();
    assert_eq!((message.len(), message.as_ptr()), before);
    assert_eq!(decoder.pending(), 0);
}

#[test]
fn a_message_with_a_nul_is_not_sent() {
    let mut out = Vec::new();
    encode(b"{}", &mut out).unwrap();
    assert!(encode(b"{\"a\":\"\0\"}", &mut out).is_err());
    assert_eq!(out, b"{}\0");
}

#[test]
fn random_streams_are_cut_as_the_obvious_way_cuts_them() {
    let mut mutator = Mutator::new(2);
    for _ in 0..3_000 {
        let mut data = b"\x05\x07{\"id\":1}\0{\"id\":22,\"r\":{}}\0\0[1,2,3]\0x".to_vec();
        data[0] = mutator.below(256) as u8;
        data[1] = mutator.below(256) as u8;
        mutator.mutate(&mut data);
        fuzz_nul(&data);
    }
}

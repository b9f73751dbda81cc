"""The official Python SDK as a client of `cdpwire mcp`, in both eras.

Usage: python_sdk.py CDPWIRE [--browser]. Exit code 0 when all went as it should.
"""

import asyncio
import os
import sys
import time
import warnings

from mcp import Client, MCPError, StdioServerParameters

# Pings are of the legacy era, and meant so.
warnings.simplefilter("ignore")

BINARY = os.path.abspath(sys.argv[1])
MODES = {
    "legacy": "2025-11-25",
    "2026-07-28": "2026-07-28",
    "auto": "2026-07-28",
}


def server(fixture):
    env = dict(os.environ, RUST_LOG="trace")
    if fixture:
        env["CDPWIRE_FIXTURE_TOOLS"] = "1"
    return StdioServerParameters(command=BINARY, args=["mcp", "-v"], env=env)


async def with_fixture(mode, version):
    async with Client(server(True), mode=mode, read_timeout_seconds=20) as client:
        assert client.protocol_version == version, client.protocol_version
        # Pinned to a revision without a handshake, the client asks for nothing beforehand.
        if mode != "2026-07-28":
            assert client.server_info.name == "cdpwire", client.server_info
            assert "browser_snapshot" in client.instructions

        tools = (await client.list_tools()).tools
        names = [tool.name for tool in tools]
        assert names[:2] == ["browser_navigate", "browser_echo"], names
        assert tools[1].annotations.read_only_hint is True
        assert tools[1].output_schema["required"] == ["echo"]

        # The SDK checks structured content against the schema itself.
        result = await client.call_tool("browser_echo", {"text": "ä𝄞", "times": 2})
        assert not result.is_error and result.structured_content == {"echo": ["ä𝄞", "ä𝄞"]}
        result = await client.call_tool("browser_fail", {})
        assert result.is_error and "close the dialog" in result.content[0].text
        result = await client.call_tool("browser_picture", {})
        assert [block.type for block in result.content] == ["text", "image", "resource_link"]

        try:
            await client.call_tool("browser_fly", {})
            raise AssertionError("an unknown tool was called")
        except MCPError as error:
            assert error.error.code == -32602, error

        told = []

        async def progress(done, total, message):
            told.append(done)

        await client.call_tool("browser_sleep", {"millis": 60}, progress_callback=progress)
        assert told and told == sorted(set(told)), told

        # Other calls are answered while one runs, and a cancelled one ends.
        sleeping = asyncio.create_task(client.call_tool("browser_sleep", {"millis": 60_000}))
        await asyncio.sleep(0.05)
        began = time.monotonic()
        await client.call_tool("browser_echo", {"text": "meanwhile"})
        assert time.monotonic() - began < 5
        sleeping.cancel()
        try:
            await sleeping
        except asyncio.CancelledError:
            pass
        await client.call_tool("browser_echo", {"text": "after"})
        if mode == "legacy":
            await client.send_ping()


async def with_browser(mode):
    async with Client(server(False), mode=mode, read_timeout_seconds=60) as client:
        tools = [tool.name for tool in (await client.list_tools()).tools]
        print(f"  {mode}: {len(tools)} tools")
        if "browser_navigate" not in tools:
            print("  no browser_navigate: nothing more was tried")
            return
        page = "data:text/html,<title>t</title><button>Press</button>"
        result = await client.call_tool("browser_navigate", {"url": page})
        assert not result.is_error, result
        result = await client.call_tool("browser_snapshot", {})
        assert not result.is_error and "Press" in result.content[0].text, result


async def main():
    for mode, version in MODES.items():
        began = time.monotonic()
        await with_fixture(mode, version)
        print(f"{mode}: as it should be ({time.monotonic() - began:.2f} s)")
        if "--browser" in sys.argv:
            await with_browser(mode)


asyncio.run(main())

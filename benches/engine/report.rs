//! The table and the JSON lines.

use serde_json::json;

#[derive(Default)]
pub(crate) struct Report {
    rows: Vec<Row>,
}

/// One line of the table.
pub(crate) struct Row {
    pub(crate) name: String,
    pub(crate) unit: &'static str,
    pub(crate) engine: f64,
    /// What the floor took, where there is one.
    pub(crate) floor: Option<f64>,
    /// The median of the ratios of the rounds, with the smallest and the largest.
    pub(crate) ratio: Option<(f64, f64, f64)>,
    pub(crate) goal: Option<Goal>,
    pub(crate) note: String,
}

pub(crate) enum Goal {
    /// The ratio is at most this.
    RatioAtMost(f64),
    /// The ratio is at least this.
    RatioAtLeast(f64),
    /// The value is at most this.
    AtMost(f64),
    /// The value is at least this.
    AtLeast(f64),
}

impl Row {
    pub(crate) fn new(name: impl Into<String>, unit: &'static str, engine: f64) -> Self {
        let (name, note) = (name.into(), String::new());
        Self { name, unit, engine, floor: None, ratio: None, goal: None, note }
    }

    /// From rounds of (engine, floor).
    pub(crate) fn of_rounds(
        name: impl Into<String>,
        unit: &'static str,
        rounds: &[(f64, f64)],
    ) -> Self {
        let median = |values: Vec<f64>| crate::measure::median(values);
        let mut row =
            Self::new(name, unit, median(rounds.iter().map(|(engine, _)| *engine).collect()));
        row.floor = Some(median(rounds.iter().map(|(_, floor)| *floor).collect()));
        let ratios: Vec<f64> = rounds.iter().map(|(engine, floor)| engine / floor).collect();
        let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
        let most = ratios.iter().copied().fold(0.0, f64::max);
        row.ratio = Some((median(ratios), least, most));
        row
    }

    pub(crate) fn goal(mut self, goal: Goal) -> Self {
        self.goal = Some(goal);
        self
    }

    pub(crate) fn note(mut self, note: impl Into<String>) -> Self {
        self.note = note.into();
        self
    }

    fn met(&self) -> Option<bool> {
        let ratio = self.ratio.map_or(f64::NAN, |(median, ..)| median);
        Some(match self.goal.as_ref()? {
            Goal::RatioAtMost(goal) => ratio <= *goal,
            Goal::RatioAtLeast(goal) => ratio >= *goal,
            Goal::AtMost(goal) => self.engine <= *goal,
            Goal::AtLeast(goal) => self.engine >= *goal,
        })
    }

    fn goal_text(&self) -> String {
        match &self.goal {
            None => String::new(),
            Some(Goal::RatioAtMost(goal)) => format!("ratio ≤ {goal:.2}"),
            Some(Goal::RatioAtLeast(goal)) => format!("ratio ≥ {goal:.2}"),
            Some(Goal::AtMost(goal)) => format!("≤ {}", number(*goal)),
            Some(Goal::AtLeast(goal)) => format!("≥ {}", number(*goal)),
        }
    }
}

fn number(value: f64) -> String {
    match value.abs() {
        value if value >= 100.0 => format!("{value:.0}"),
        value if value >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

impl Report {
    pub(crate) fn add(&mut self, row: Row) {
        let ratio = row.ratio.map(|(median, ..)| format!(", ratio {median:.2}"));
        let ratio = ratio.unwrap_or_default();
        eprintln!("  {}: {} {}{ratio}", row.name, number(row.engine), row.unit);
        self.rows.push(row);
    }

    pub(crate) fn print(&self) {
        println!("| what | unit | engine | floor | ratio (least–most) | goal | met |");
        println!("|---|---|---:|---:|---|---|---|");
        for row in &self.rows {
            let floor = row.floor.map(number).unwrap_or_default();
            let ratio = row
                .ratio
                .map(|(median, least, most)| format!("{median:.2} ({least:.2}–{most:.2})"));
            let met = row.met().map_or("", |met| if met { "yes" } else { "no" });
            let name = match &*row.note {
                "" => row.name.clone(),
                note => format!("{} ({note})", row.name),
            };
            println!(
                "| {name} | {} | {} | {floor} | {} | {} | {met} |",
                row.unit,
                number(row.engine),
                ratio.unwrap_or_default(),
                row.goal_text(),
            );
        }
        for row in &self.rows {
            let line = json!({
                "row": row.name, "unit": row.unit, "engine": row.engine, "floor": row.floor,
                "ratio": row.ratio.map(|(median, ..)| median),
                "ratio_least": row.ratio.map(|(_, least, _)| least),
                "ratio_most": row.ratio.map(|(.., most)| most),
                "goal": row.goal_text(), "met": row.met(), "note": row.note,
            });
            println!("{line}");
        }
    }
}

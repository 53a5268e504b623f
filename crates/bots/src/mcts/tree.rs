//! The tree of a search: nodes in one vector, children as sorted chains.

use std::collections::BTreeMap;

use kernel::{Choices, FEATURES_MAX, Seat};
use stdx::Finite;

pub const ROOT: u32 = 0;
const NONE: u32 = u32::MAX;
const UNBIASED: f32 = f32::MAX;

/// Who decides and what, as one number.
pub fn key(seat: Seat, choice: usize) -> u32 {
    (seat.index() as u32) << 24 | choice as u32
}

/// A decision, seen by the seat that made it.
#[derive(Copy, Clone)]
struct Node {
    key: u32,
    /// The next child of the same parent, with a higher key.
    next: u32,
    child: u32,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    bias: f32,
    /// What the seat that decided could hope for, added up.
    value: f64,
}

/// What is known about one option of the decision that was asked for.
#[derive(Copy, Clone, Default, Debug)]
pub struct RootOption {
    pub visits: u32,
    value: f64,
    points: f64,
}

impl RootOption {
    /// With the sums of shares and points over all visits.
    pub(crate) fn new(visits: u32, value: f64, points: f64) -> RootOption {
        RootOption { visits, value, points }
    }

    /// What the seat can hope for, from 0 to 1.
    pub fn mean(&self) -> f64 {
        self.value / f64::from(self.visits.max(1))
    }

    /// The points that the seat can expect at the end.
    pub fn points(&self) -> f64 {
        self.points / f64::from(self.visits.max(1))
    }
}

pub struct Tree {
    nodes: Vec<Node>,
    /// The lowest and highest mean of any node, by seat: what is good or bad is relative.
    bounds: [(f32, f32); Seat::MAX],
    /// Points of the own seat below each child of the root, with how often they were counted.
    points: BTreeMap<u32, (f64, u32)>,
    terms: BTreeMap<u32, ([f64; FEATURES_MAX], u32)>,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree {
            nodes: vec![Node::new(0)],
            bounds: [(f32::MAX, f32::MIN); Seat::MAX],
            points: BTreeMap::new(),
            terms: BTreeMap::new(),
        }
    }
}

impl Node {
    fn new(key: u32) -> Node {
        Node { key, next: NONE, child: NONE, visits: 0, offered: 0, bias: UNBIASED, value: 0.0 }
    }
}

impl Tree {
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn visits(&self, id: u32) -> u32 {
        self.nodes[id as usize].visits
    }

    pub fn is_biased(&self, id: u32) -> bool {
        self.nodes[id as usize].bias != UNBIASED
    }

    pub fn set_bias(&mut self, id: u32, bias: f32) {
        self.nodes[id as usize].bias = bias;
    }

    pub fn visit_root(&mut self) {
        self.nodes[ROOT as usize].visits += 1;
    }

    pub fn add_points(&mut self, id: u32, points: f32) {
        let entry = self.points.entry(self.nodes[id as usize].key).or_default();
        entry.0 += f64::from(points);
        entry.1 += 1;
    }

    pub fn add_terms(&mut self, id: u32, terms: &[f32; FEATURES_MAX]) {
        let key = self.nodes[id as usize].key;
        let (sums, n) = self.terms.entry(key).or_insert(([0.0; FEATURES_MAX], 0));
        sums.iter_mut().zip(terms).for_each(|(sum, term)| *sum += f64::from(*term));
        *n += 1;
    }

    /// The mean terms below a child of the root.
    pub fn root_terms(&self, key: u32) -> [f32; FEATURES_MAX] {
        match self.terms.get(&key) {
            Some((sums, n)) => sums.map(|sum| (sum / f64::from(*n)) as f32),
            None => [0.0; FEATURES_MAX],
        }
    }

    /// With `peak` a node remembers the best that was found below it in place of the mean: where nobody else decides
    /// and nothing is drawn, a plan is as good as its best end.
    pub fn learn(&mut self, id: u32, seat: Seat, share: f32, peak: bool) {
        let node = &mut self.nodes[id as usize];
        let best = (node.value / f64::from(node.visits.max(1))).max(f64::from(share));
        node.visits += 1;
        node.value = if peak { best * f64::from(node.visits) } else { node.value + f64::from(share) };
        let mean = (node.value / f64::from(node.visits)) as f32;
        let (low, high) = &mut self.bounds[seat.index()];
        *low = low.min(mean);
        *high = high.max(mean);
    }

    /// The nodes of all options, made where they are missing, in the order of the options.
    pub fn children<C: Finite>(
        &mut self,
        parent: u32,
        seat: Seat,
        options: &Choices<C>,
        candidates: &mut Vec<u32>,
    ) {
        candidates.clear();
        let mut before = NONE;
        let mut at = self.nodes[parent as usize].child;
        for choice in options.iter() {
            let key = key(seat, choice.index());
            while at != NONE && self.nodes[at as usize].key < key {
                before = at;
                at = self.nodes[at as usize].next;
            }
            let id = if at != NONE && self.nodes[at as usize].key == key {
                at
            } else {
                let id = self.nodes.len() as u32;
                self.nodes.push(Node { next: at, ..Node::new(key) });
                match before {
                    NONE => self.nodes[parent as usize].child = id,
                    before => self.nodes[before as usize].next = id,
                }
                at = id;
                id
            };
            self.nodes[id as usize].offered += 1;
            candidates.push(id);
        }
    }

    /// The candidate with the best sum of what is known and what may be found: its index.
    pub fn choose(&self, seat: Seat, candidates: &[u32], exploration: f32) -> usize {
        let (low, high) = self.bounds[seat.index()];
        let span = (high - low).max(1e-3);
        let (mut most, mut visits, mut value) = (f32::MIN, 0u32, 0.0);
        for id in candidates {
            let node = &self.nodes[*id as usize];
            if node.bias != UNBIASED {
                most = most.max(node.bias);
            }
            visits += node.visits;
            value += node.value;
        }
        // An option without a judgement counts as much as the middle.
        let weight = |node: &Node| match node.bias {
            UNBIASED => 0.3,
            bias => (bias - most).exp() + 0.02,
        };
        let total: f32 = candidates.iter().map(|id| weight(&self.nodes[*id as usize])).sum();
        let usual = match visits {
            0 => 0.5,
            n => (((value / f64::from(n)) as f32 - low) / span - 0.15).max(0.0),
        };
        let (mut best, mut best_at) = (f32::MIN, 0);
        for (i, id) in candidates.iter().enumerate() {
            let node = &self.nodes[*id as usize];
            let known = match node.visits {
                0 => usual,
                n => ((node.value / f64::from(n)) as f32 - low) / span,
            };
            let chance = weight(node) / total;
            let score =
                known + exploration * chance * (node.offered as f32).sqrt() / (1.0 + node.visits as f32);
            if score > best {
                (best, best_at) = (score, i);
            }
        }
        best_at
    }

    /// How much more often the first of these options at the root was tried than the second.
    pub fn lead<C: Finite>(&self, seat: Seat, options: &Choices<C>) -> u32 {
        let (mut first, mut second, mut at) = (0, 0, self.nodes[ROOT as usize].child);
        for choice in options.iter() {
            let key = key(seat, choice.index());
            while at != NONE && self.nodes[at as usize].key < key {
                at = self.nodes[at as usize].next;
            }
            if at != NONE && self.nodes[at as usize].key == key {
                let visits = self.nodes[at as usize].visits;
                second = second.max(visits.min(first));
                first = first.max(visits);
            }
        }
        first - second
    }

    pub fn root_option(&self, key: u32) -> Option<RootOption> {
        let node = self.nodes[self.child(ROOT, key)? as usize];
        let (points, n) = self.points.get(&key).copied().unwrap_or_default();
        // Points are known for the visits of this search only.
        let points = points / f64::from(n.max(1)) * f64::from(node.visits);
        Some(RootOption { visits: node.visits, value: node.value, points })
    }

    fn child(&self, parent: u32, key: u32) -> Option<u32> {
        let mut at = self.nodes[parent as usize].child;
        while at != NONE && self.nodes[at as usize].key < key {
            at = self.nodes[at as usize].next;
        }
        (at != NONE && self.nodes[at as usize].key == key).then_some(at)
    }

    /// The tree below a child of the root, as a tree of its own.
    pub fn below(&self, key: u32) -> Option<Tree> {
        let from = self.child(ROOT, key)?;
        let mut tree = Tree { bounds: self.bounds, ..Tree::default() };
        tree.nodes[ROOT as usize].visits = self.nodes[from as usize].visits;
        let mut todo = vec![(from, ROOT)];
        while let Some((old, new)) = todo.pop() {
            let (mut at, mut before) = (self.nodes[old as usize].child, NONE);
            while at != NONE {
                let id = tree.nodes.len() as u32;
                tree.nodes.push(Node { next: NONE, child: NONE, ..self.nodes[at as usize] });
                match before {
                    NONE => tree.nodes[new as usize].child = id,
                    before => tree.nodes[before as usize].next = id,
                }
                todo.push((at, id));
                (before, at) = (id, self.nodes[at as usize].next);
            }
        }
        Some(tree)
    }
}

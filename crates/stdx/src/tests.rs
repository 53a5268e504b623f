use crate::{Bag, Bits, Finite, Pile, Stack, Table, stable_hash};

crate::id!(/// Up to 70 things, so that a set needs two words.
    Thing: 70);
crate::kinds!(/// Three colors.
    Color { Red = "red", Green = "green", Blue = "blue" });

#[test]
fn numbering_is_a_bijection() {
    for (i, t) in Thing::all().enumerate() {
        assert_eq!((t.index(), Thing::nth(i)), (i, t));
    }
    type Pair = (Color, Option<bool>);
    assert_eq!(Pair::COUNT, 9);
    assert!((0..9).all(|i| Pair::nth(i).index() == i));
    assert_eq!(Thing::get(70), None);
    assert_eq!(size_of::<Option<Thing>>(), 1);
}

#[test]
fn kinds_have_words() {
    assert!(Color::ALL.iter().all(|c| Color::from_word(c.word()) == Some(*c)));
    assert_eq!(Color::from_word("pink"), None);
}

#[test]
fn bits_are_sets() {
    let odd: Bits<Thing, 2> = Thing::all().filter(|t| t.index() % 2 == 1).collect();
    assert_eq!(odd.len(), 35);
    assert!(odd.contains(Thing::nth(69)) && !odd.contains(Thing::nth(68)));
    assert_eq!((!odd | odd).len(), 70);
    assert!((odd & !odd).is_empty());
    assert!(odd.iter().map(Finite::index).eq((1..70).step_by(2)));
    assert_eq!(odd.without(Thing::nth(1)).first(), Some(Thing::nth(3)));
}

#[test]
fn bags_conserve() {
    let mut a: Bag<Color, 3> = [Color::Red, Color::Blue, Color::Blue].into_iter().collect();
    let mut b = Bag::EMPTY;
    b.add(Color::Green, 2);
    a.absorb(&mut b);
    a.take(Color::Blue);
    assert_eq!((a.len(), b.len(), a.count(Color::Blue)), (4, 0, 1));
    assert_eq!((0..4).map(|i| a.at(i).word()).collect::<Vec<_>>(), ["red", "green", "green", "blue"]);
}

#[test]
fn piles_keep_order_and_forget_what_was_taken() {
    let mut p: Pile<Color, 4> = Color::all().collect();
    assert_eq!(p.remove(0), Color::Red);
    p.insert(1, Color::Red);
    assert!(p.iter().eq([Color::Green, Color::Red, Color::Blue]));
    let mut q: Pile<Color, 4> = Pile::EMPTY;
    q.push(Color::Blue);
    assert_eq!(p.pop(), Some(Color::Blue));
    assert_eq!(p.pop(), Some(Color::Red));
    assert_eq!(p.pop(), Some(Color::Green));
    assert_eq!(p.pop(), None);
    p.push(Color::Blue);
    assert_eq!((p == q, stable_hash(&p) == stable_hash(&q)), (true, true));
}

#[test]
fn stacks_compare_by_what_is_on_them() {
    let mut a: Stack<u8, 3> = Stack::new(0);
    a.push(7);
    a.pop();
    let b = Stack::new(0);
    assert_eq!((a == b, stable_hash(&a) == stable_hash(&b), a.depth()), (true, true, 1));
    assert_eq!(Stack::<u8, 3>::from_slice(&[0, 1, 2]).unwrap().top(), 2);
    assert!(Stack::<u8, 3>::from_slice(&[]).is_none() && Stack::<u8, 3>::from_slice(&[0; 4]).is_none());
}

#[test]
fn tables_are_total() {
    let t: Table<Color, usize, 3> = Table::from_fn(Finite::index);
    assert_eq!(t[Color::Blue], 2);
}

#[test]
fn the_stable_hash_never_changes() {
    // Written into records: a different number here breaks every stored game.
    assert_eq!(stable_hash(&(1u8, 2u16, 3u32, Color::Blue, Some(Thing::nth(5)))), 16_249_715_459_250_605_998);
}

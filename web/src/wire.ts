// Made by the test of the crate `wire` from its Rust types. To change it, change them and run
// `DOLMEN_BLESS=1 cargo test -p wire`.

export const VERSION = 1;

/**
 * A text that is not yet in any language: a key of the game's Fluent files and its arguments.
 */
export type Text = { key: string, args?: Array<[string, Arg]>, };

/**
 * An argument of a text: an object with exactly one of these keys.
 */
export type Arg = { "number": number } | { "seat": number } | { "text": Text } | { "list": Array<Text> } | { "word": string };

/**
 * Everything a viewer sees, whole.
 */
export type Scene = { head: Head, places: Array<Place>, pieces: Array<Piece>, };

/**
 * What is around the table; sent whole when anything of it changes.
 */
export type Head = { 
/**
 * The look of the whole table now, a word for the style sheet: `hot`, `cold`, `night` …
 */
mood: string, 
/**
 * The bar above: round, season, phase, whose turn.
 */
facts: Array<Fact>, 
/**
 * What the near future brings if nothing changes.
 */
forecast: Array<Note>, };

/**
 * One fact of the bar above.
 */
export type Fact = { id: string, text: Text, };

/**
 * A calm warning or promise about what will happen.
 */
export type Note = { seat?: number, text: Text, clause: string, 
/**
 * Whether it hurts.
 */
bad: boolean, };

/**
 * Where a place belongs when the table is laid out.
 */
export type Area = "board" | "shared" | "seat";

/**
 * How the contents of a place are arranged.
 */
export type Layout = { "kind": "grid", shape: Shape, } | { "kind": "row" } | { "kind": "column" } | { "kind": "stack" } | { "kind": "track" };

/**
 * The shape of the cells of a grid.
 */
export type Shape = "square" | "hex";

/**
 * A place on the table that holds pieces or other places.
 */
export type Place = { id: string, 
/**
 * The place it is part of; none for the outermost.
 */
parent?: string, area: Area, layout: Layout, 
/**
 * Where it is within a grid: x, y.
 */
at?: [number, number], 
/**
 * How it is drawn, a word for the symbol sheet and style sheet; absent for a plain frame.
 */
look?: string, label: Text, owner?: number, 
/**
 * The rule about it.
 */
clause?: string, };

/**
 * A piece on a place.
 */
export type Piece = { 
/**
 * Stable: a piece keeps its id for the whole game, and one whose place changed has moved.
 */
id: string, place: string, 
/**
 * How it is drawn, a word for the symbol sheet.
 */
look: string, label: Text, owner?: number, 
/**
 * Where it lies within a grid: x, y.
 */
at?: [number, number], 
/**
 * In degrees; a quarter turn is 90.
 */
turn?: number, 
/**
 * How many alike it stands for.
 */
count?: number, badges?: Array<Badge>, 
/**
 * Shown weaker: exhausted, used, away.
 */
dim?: boolean, 
/**
 * The story of content that we have designed ourselves.
 */
designed?: Text, };

/**
 * A number or mark on a piece with the icon of what it counts.
 */
export type Badge = { look: string, count?: number, label: Text, };

/**
 * What a seat is asked now.
 */
export type Prompt = { seat: number, 
/**
 * An answer names the prompt it answers. It grows with every prompt of this seat.
 */
number: number, text: Text, 
/**
 * The clause that says so.
 */
clause: string, 
/**
 * The parts of a composite action chosen so far, as chips.
 */
parts?: Array<Text>, options: Array<Offer>, 
/**
 * What a player would look for here and may not do, with the reason.
 */
refused?: Array<Refused>, };

/**
 * One option.
 */
export type Offer = { 
/**
 * The name of the choice, to be sent back in `act`.
 */
choice: string, text: Text, 
/**
 * The id of the place or piece of the scene that stands for it; absent for a button.
 */
target?: string, 
/**
 * What it would cost, bring or reveal.
 */
preview?: Array<Text>, };

/**
 * Something that is shown but not allowed.
 */
export type Refused = { choice: string, text: Text, target?: string, reason: Text, clause: string, };

/**
 * An error: of an HTTP request as the whole body, of a socket message inside `refused` or `failed`.
 */
export type Fault = { 
/**
 * A word for programs; all are listed in PROTOCOL.md.
 */
code: string, 
/**
 * An English sentence for people who read logs; clients have their own words for each code.
 */
message: string, 
/**
 * The reason in the words of the game, where a rule forbids it.
 */
text?: Text, 
/**
 * The clause of the rules, where one applies.
 */
clause?: string, };

/**
 * What a client sends. `id` is any string the client makes up (at most 64 characters), new for every request; a
 * request that is repeated with the same `id` is answered again, not carried out again.
 */
export type FromClient = { "type": "hello", 
/**
 * For programs; browsers have the cookie.
 */
token?: string, 
/**
 * Whose eyes: one of my seats. Without: my first seat, or a spectator's if I have none.
 */
look?: number, 
/**
 * What I still show from before a lost connection.
 */
last?: LastSeen, } | { "type": "act", id: string, seat: number, prompt: number, choice: string, } | { "type": "undo", id: string, seat: number, } | { "type": "redo", id: string, seat: number, } | { "type": "ask", id: string, seat: number, ply: number, } | { "type": "vote", id: string, number: number, agree: boolean, } | { "type": "why", id: string, seat: number, choice: string, } | { "type": "say", id: string, text: string, } | { "type": "look", seat: number, } | { "type": "resync", };

/**
 * What a client still shows.
 */
export type LastSeen = { seq: number, hash: number, };

/**
 * What the server sends.
 */
export type FromServer = { "type": "welcome" } & Welcome | { "type": "update" } & Update | { "type": "done", id: string, 
/**
 * The number of the table's log after it.
 */
seq: number, } | { "type": "refused" } & Refusal | { "type": "reason", id: string, text?: Text, clause?: string, } | { "type": "chat" } & ChatLine | { "type": "table", table: TableInfo, } | { "type": "proposal", proposal?: Proposal, } | { "type": "undoable", ply: number, seats: Array<Undoable>, } | { "type": "failed", fault: Fault, };

/**
 * A request that was refused.
 */
export type Refusal = { 
/**
 * The id of the request; absent when it had none that could be read.
 */
id?: string, fault: Fault, };

/**
 * Everything a client needs to draw the table.
 */
export type Welcome = { 
/**
 * The number of the protocol.
 */
version: number, table: TableInfo, 
/**
 * The seats of this client.
 */
mine: Array<number>, 
/**
 * With whose eyes `scene` is seen; absent for a spectator.
 */
look?: number, 
/**
 * The number of entries in the table's log; every update raises it.
 */
seq: number, 
/**
 * The number of decisions that stand.
 */
ply: number, 
/**
 * Absent until the game has started.
 */
scene?: Scene, 
/**
 * The hash of the scene.
 */
hash: number, 
/**
 * The log so far.
 */
story: Array<Told>, 
/**
 * What the seats of this client are asked.
 */
prompts: Array<Prompt>, 
/**
 * Every seat that is asked something now.
 */
asked: Array<number>, 
/**
 * The result, once the game is over.
 */
outcome?: OutcomeInfo, 
/**
 * The latest chat lines, oldest first.
 */
chat: Array<ChatLine>, proposal?: Proposal, };

/**
 * What has changed since the message before.
 */
export type Update = { seq: number, ply: number, cause: Cause, 
/**
 * Absent when nothing on the table has changed for this viewer.
 */
scene?: SceneChange, 
/**
 * The hash of the scene after the change.
 */
hash: number, story: Story, 
/**
 * What the seats of this client are asked, whole; absent when it is what it was.
 */
prompts?: Array<Prompt>, 
/**
 * Every seat that is asked something now.
 */
asked: Array<number>, 
/**
 * The result, once the game is over.
 */
outcome?: OutcomeInfo, };

/**
 * Why there is an update.
 */
export type Cause = { "kind": "act", seat: number, } | { "kind": "undo", seat: number, } | { "kind": "redo", seat: number, } | { "kind": "back", } | { "kind": "resumed", };

/**
 * What has changed in a scene.
 */
export type SceneChange = { head?: Head, places?: ListChange<Place>, pieces?: ListChange<Piece>, };

/**
 * What has changed in a list whose entries have ids: first `gone`, then `put` in order, then `order`.
 */
export type ListChange<T> = { 
/**
 * These ids are no longer there.
 */
gone?: Array<string>, 
/**
 * New entries, and changed ones with all their fields.
 */
put?: Array<Put<T>>, 
/**
 * All ids in their new order; only when entries that stay have changed their order.
 */
order?: Array<string>, };

/**
 * One entry that is new or changed.
 */
export type Put<T> = { 
/**
 * An entry of the same id is replaced where it is.
 */
item: T, 
/**
 * A new entry comes before the one with this id, which is there already; without, at the end.
 */
before?: string, };

/**
 * What has changed in the log: lines with a ply above `keep` are dropped, then `lines` are appended.
 */
export type Story = { keep: number, lines: Array<Told>, };

/**
 * A line of the log.
 */
export type Told = { 
/**
 * The number of decisions after it happened.
 */
ply: number, text: Text, clause?: string, 
/**
 * The places and pieces that it is about.
 */
about?: Array<string>, };

/**
 * How a game ended.
 */
export type OutcomeInfo = { 
/**
 * Why, as a word; its text is `reason-WORD`.
 */
reason: string, standings: Array<StandingInfo>, };

/**
 * How one seat ended.
 */
export type StandingInfo = { score: number, 
/**
 * One for the best; tied seats share a rank.
 */
rank: number, won: boolean, 
/**
 * The points by source, in the order of `GameInfo.sources`.
 */
by_source: Array<number>, };

/**
 * A line of the chat.
 */
export type ChatLine = { 
/**
 * The number of the table's log entry.
 */
seq: number, person: number, name: string, 
/**
 * Plain text; at most 500 characters.
 */
text: string, 
/**
 * Milliseconds since 1970.
 */
time: number, };

/**
 * A question to go back. It ends with the next decision of anybody.
 */
export type Proposal = { number: number, 
/**
 * The seat that asks.
 */
seat: number, 
/**
 * The number of decisions that shall stand.
 */
ply: number, 
/**
 * The people who must still agree.
 */
waiting: Array<number>, };

/**
 * Whether a seat could take back its last decision.
 */
export type Undoable = { seat: number, 
/**
 * The number of decisions that would stand; absent when it cannot.
 */
ply?: number, 
/**
 * Why it cannot.
 */
fault?: Fault, 
/**
 * Whether there is something to make again.
 */
redo: boolean, };

/**
 * `GET /api/games`.
 */
export type GamesInfo = { 
/**
 * The number of the protocol; another one than the client knows means: reload.
 */
version: number, games: Array<GameInfo>, 
/**
 * The bots that can take a seat, weakest first. Words for the client's own texts.
 */
bots: Array<string>, };

/**
 * A game that can be played here.
 */
export type GameInfo = { id: string, 
/**
 * The name on the box.
 */
title: string, seats_min: number, seats_max: number, options: Array<OptionInfo>, 
/**
 * Language codes of its texts, English first.
 */
languages: Array<string>, 
/**
 * Where points come from, as words; their texts are `source-WORD`.
 */
sources: Array<string>, 
/**
 * The number of the rules.
 */
rules: number, 
/**
 * The hash of the content pack.
 */
pack: string, 
/**
 * How many minutes its tutorial takes; a game without one has none.
 */
tutorial_minutes?: number, };

/**
 * One option of the lobby. Texts: `option-ID` and `option-ID-VALUE`.
 */
export type OptionInfo = { id: string, values: Array<string>, 
/**
 * The index of the usual value.
 */
usual: number, };

/**
 * `GET /api/games/{game}/rules`.
 */
export type Rulebook = { 
/**
 * The rules in our own words, as Markdown.
 */
markdown: string, 
/**
 * Every clause and ruling by itself, in order.
 */
clauses: Array<Clause>, };

/**
 * One clause or ruling.
 */
export type Clause = { 
/**
 * `DG-E01`; rulings have a Q: `DG-Q01`.
 */
id: string, 
/**
 * The heading above it.
 */
heading: string, text: string, };

/**
 * `GET /api/games/{game}/content`: where everything in the box comes from.
 */
export type Content = { printed: number, deduced: number, designed: number, items: Array<ItemInfo>, };

/**
 * One item of the content.
 */
export type ItemInfo = { kind: string, id: string, 
/**
 * `printed`, `deduced` or `designed`.
 */
provenance: string, 
/**
 * Where it stands, or the reasoning.
 */
source: string, };

/**
 * `POST /api/me`: say or change your name.
 */
export type NameMe = { name: string, 
/**
 * For programs: the token is given in the answer instead of in a cookie.
 */
header?: boolean, };

/**
 * Who is asking.
 */
export type Person = { id: number, name: string, 
/**
 * Once, when the person is new: the code that brings everything back on another device.
 */
recovery?: string, 
/**
 * Only for programs that asked for it: for `Authorization: Bearer …`.
 */
token?: string, };

/**
 * `POST /api/me/recovery`: a new recovery code; the old one is void.
 */
export type Recovery = { code: string, };

/**
 * `POST /api/recover`: be the same person on another device.
 */
export type Recover = { code: string, 
/**
 * For programs: the token is given in the answer instead of in a cookie.
 */
header?: boolean, };

/**
 * `POST /api/tables`; answered by `TableInfo`.
 */
export type NewTable = { game: string, 
/**
 * Values by option; what is not named has its usual value.
 */
options?: { [key in string]: string }, 
/**
 * Seat by seat; their number is the number of players.
 */
seats: Array<NewSeat>, 
/**
 * Shown in the lobby, so that anybody may take an open seat.
 */
listed?: boolean, 
/**
 * Anybody who knows its address may watch; yes unless said otherwise.
 */
watchable?: boolean, 
/**
 * A number from which all draws follow, for repeatable games; secret and random without.
 */
seed?: number, };

/**
 * Who shall sit there.
 */
export type NewSeat = { "kind": "me", name?: string, } | { "kind": "open" } | { "kind": "bot", bot: string, };

/**
 * How far a table is.
 */
export type TableState = "open" | "playing" | "over" | "closed" | "frozen";

/**
 * Who sits there.
 */
export type SeatKind = "open" | "person" | "bot";

/**
 * A seat as everybody sees it.
 */
export type SeatInfo = { kind: SeatKind, 
/**
 * Empty for an open seat; for a bot its kind.
 */
name: string, 
/**
 * The kind of bot that plays here.
 */
bot?: string, 
/**
 * The person, to see which seats belong together.
 */
person?: number, 
/**
 * Whether a device of this person is connected.
 */
here?: boolean, 
/**
 * The person has resigned; a bot plays on.
 */
resigned?: boolean, };

/**
 * A table as everybody sees it.
 */
export type TableInfo = { id: string, game: string, 
/**
 * The value of every option.
 */
options: { [key in string]: string }, state: TableState, seats: Array<SeatInfo>, 
/**
 * The person who created it.
 */
host: number, listed: boolean, watchable: boolean, 
/**
 * The hash of the secret from which all draws follow: published first, the secret itself with the record.
 */
commitment: string, 
/**
 * Whether the draws were fixed by a number given at creation.
 */
seeded: boolean, 
/**
 * The part of the invitation link that opens a seat; only for those who sit here.
 */
invite?: string, 
/**
 * Milliseconds since 1970.
 */
created: number, 
/**
 * A tutorial is played here: the first seat learns, the person also has all others.
 */
lesson?: boolean, };

/**
 * A table in a list.
 */
export type TableSummary = { id: string, game: string, state: TableState, 
/**
 * Names seat by seat; empty for an open seat.
 */
names: Array<string>, open_seats: number, 
/**
 * The seats of mine that are asked to decide.
 */
my_turn: Array<number>, 
/**
 * Milliseconds since 1970.
 */
updated: number, 
/**
 * A tutorial is played here.
 */
lesson?: boolean, };

/**
 * `GET /api/tables` and `GET /api/me/tables`: latest first.
 */
export type Lobby = { tables: Array<TableSummary>, };

/**
 * `POST /api/tables/{table}/join`.
 */
export type JoinTable = { 
/**
 * From the invitation link; a listed table needs none.
 */
invite?: string, 
/**
 * The seat that is wished; otherwise the first open one.
 */
seat?: number, 
/**
 * The name at this seat, for several on one device; otherwise the person's own.
 */
name?: string, };

/**
 * `POST /api/tables/{table}/fill`: the host gives all open seats to bots, so that the game starts.
 */
export type FillTable = { bot: string, };

/**
 * `POST /api/tables/{table}/resign`.
 */
export type Resign = { seat: number, };

/**
 * `GET /api/games/{game}/tutorial`.
 */
export type TutorialInfo = { 
/**
 * How long it takes.
 */
minutes: number, 
/**
 * Everything in order. At each ply first what is read, then at most one decision.
 */
steps: Array<TutorialStep>, };

/**
 * A text to be read, a decision to be made, or a decision that is made by itself.
 */
export type TutorialStep = { 
/**
 * How many decisions stand when it begins.
 */
ply: number, 
/**
 * The key of what is told, in the words of the game; without one the decision is made by itself.
 */
text?: string, 
/**
 * The places and pieces that are pointed at.
 */
at?: Array<string>, 
/**
 * The seat that decides; zero is the learner's.
 */
seat?: number, 
/**
 * The name of its choice.
 */
choice?: string, };

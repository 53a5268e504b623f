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
preview?: Array<Text>, 
/**
 * It lets a window for reactions go by; a client may offer to do so always.
 */
pass?: boolean, 
/**
 * It ends the seat's part of this round; a seat may have it answered beforehand.
 */
rest?: boolean, };

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
clause?: string, 
/**
 * Of a batch the index of the first decision that is refused, of a record the number of the line.
 */
at?: number, };

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
last?: LastSeen, } | { "type": "act", id: string, seat: number, prompt: number, choice: string, } | { "type": "batch", id: string, seat: number, 
/**
 * The number of the first prompt.
 */
prompt: number, choices: Array<string>, } | { "type": "undo", id: string, seat: number, } | { "type": "redo", id: string, seat: number, } | { "type": "ask", id: string, seat: number, ply: number, } | { "type": "handover", id: string, seat: number, } | { "type": "takeback", id: string, seat: number, } | { "type": "standing", id: string, seat: number, answers: Standing, } | { "type": "vote", id: string, number: number, agree: boolean, } | { "type": "why", id: string, seat: number, choice: string, } | { "type": "say", id: string, text: string, } | { "type": "look", seat: number, } | { "type": "resync", };

/**
 * What a client still shows.
 */
export type LastSeen = { seq: number, hash: number, };

/**
 * What is answered for a seat by itself, after a wait as people need it. Only its person knows.
 */
export type Standing = { 
/**
 * Prompts with only one option, but for windows for reactions, where the time would tell that nothing could be
 * played, and for an open floor, where nobody must act.
 */
forced: boolean, 
/**
 * Windows for reactions go by.
 */
pass: boolean, 
/**
 * The next chance to end this round for the seat is taken, once.
 */
rest: boolean, };

/**
 * What the server sends.
 */
export type FromServer = { "type": "welcome" } & Welcome | { "type": "update" } & Update | { "type": "done", id: string, 
/**
 * The number of the table's log after it.
 */
seq: number, } | { "type": "refused" } & Refusal | { "type": "reason", id: string, text?: Text, clause?: string, } | { "type": "chat" } & ChatLine | { "type": "table", table: TableInfo, } | { "type": "standing", seat: number, answers: Standing, } | { "type": "proposal", proposal?: Proposal, } | { "type": "undoable", ply: number, seats: Array<Undoable>, } | { "type": "failed", fault: Fault, };

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
 * How many lines of the log come before `story`; `GET /api/tables/{table}/story` has them.
 */
earlier?: number, 
/**
 * The latest lines of the log.
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
chat: Array<ChatLine>, proposal?: Proposal, 
/**
 * What is answered for the seats of this client by itself, in the order of `mine`.
 */
standing: Array<Standing>, 
/**
 * There for a client with several seats.
 */
device?: Device, };

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
outcome?: OutcomeInfo, 
/**
 * There for a client with several seats.
 */
device?: Device, };

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
 * `GET /api/tables/{table}/story`: lines of the log as one of my seats, or a spectator, may read them.
 */
export type StoryPart = { 
/**
 * The number of lines before these.
 */
from: number, lines: Array<Told>, };

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
 * A question to go back, or to let a bot play for somebody. It ends with the next decision of anybody.
 */
export type Proposal = { number: number, 
/**
 * The seat that asks; with `bot`, the seat that shall be given to it.
 */
seat: number, 
/**
 * The number of decisions that shall stand.
 */
ply: number, 
/**
 * The kind of bot that shall play.
 */
bot?: string, 
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
 * What a client needs to know that has several seats, because several people may play at it.
 */
export type Device = { 
/**
 * One of its seats knows something that not everybody sees: each person sees the table with their own eyes only
 * (TB-H02).
 */
hides: boolean, 
/**
 * Which of its seats has decided last: Back acts for that one (TB-H04).
 */
last?: number, };

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
bots: Array<string>, 
/**
 * Bots that are programs of this server; they are shown by these names.
 */
programs: Array<string>, };

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
 * The option whose values are the levels of a campaign; absent where there is none.
 */
campaign?: string, 
/**
 * Whether one can ask beforehand to pass for a round.
 */
rests: boolean, 
/**
 * How many minutes its tutorial takes; a game without one has none.
 */
tutorial_minutes?: number, };

/**
 * One option of the lobby. Texts: `option-ID` and `option-ID-VALUE`.
 */
export type OptionInfo = { id: string, values: Array<string>, 
/**
 * The index of the value that is usual for most numbers of players.
 */
usual: number, 
/**
 * Whether it takes a short text of one's own besides: its text is `option-ID-own`.
 */
own?: boolean, 
/**
 * The same for each number of players, from `GameInfo.seats_min` on.
 */
by_players: Array<OptionFit>, };

/**
 * What an option can be for one number of players.
 */
export type OptionFit = { players: number, 
/**
 * The index of the usual value.
 */
usual: number, 
/**
 * The indexes of the values that can be played, at least after another option was changed.
 */
fits: Array<number>, };

/**
 * `POST /api/tables/{table}/consent`: whether I agree that the finished game becomes part of the open data.
 */
export type Consent = { agree: boolean, };

/**
 * `GET /api/games/{game}/rules/{language}`.
 */
export type Rulebook = { 
/**
 * The rules in our own words, as Markdown.
 */
markdown: string, 
/**
 * Every clause and ruling by itself, in order; those of the table (`TB-U01`), which hold in every game, come last.
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
heading: string, text: string, 
/**
 * Hidden from people who have met none of these parts of the box; see `Progress`.
 */
spoils?: Array<string>, };

/**
 * `GET /api/games/{game}/content/{language}`: where everything in the box comes from.
 */
export type Content = { printed: number, deduced: number, designed: number, items: Array<ItemInfo>, };

/**
 * One item of the content.
 */
export type ItemInfo = { kind: string, 
/**
 * The word for the kind in the reader's language.
 */
word: string, id: string, 
/**
 * `printed`, `deduced` or `designed`.
 */
provenance: string, 
/**
 * Where it stands, or the reasoning, in the reader's language.
 */
source: string, 
/**
 * Hidden from people who have met none of these parts of the box; see `Progress`.
 */
spoils?: Array<string>, };

/**
 * `GET /api/me/progress/{game}`: what I have met and won of a game.
 */
export type Progress = { 
/**
 * Parts of the box that were in play where I sat.
 */
met: Array<string>, 
/**
 * Values of the campaign's option that I have played to the end.
 */
played: Array<string>, 
/**
 * Values of the campaign's option that I have won.
 */
won: Array<string>, };

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
 * `GET` and `PUT /api/me/webhook`: the address that is called when I am asked and not there; none to be left alone.
 */
export type Webhook = { url?: string, 
/**
 * Only from the server: for how many seconds more it is left out, because it has hung.
 */
left_out?: number, };

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
seed?: number, 
/**
 * How long one may take; no limit unless said otherwise.
 */
clock?: Clock, 
/**
 * Seats may ask for hints; yes unless said otherwise.
 */
hints?: boolean, };

/**
 * Who shall sit there.
 */
export type NewSeat = { "kind": "me", name?: string, } | { "kind": "open" } | { "kind": "bot", bot: string, };

/**
 * How long whoever is asked may take. Time passes while nothing happens at the table; being late loses nothing, but
 * the others may then agree to give the seat to a bot until the person is back.
 */
export type Clock = { "kind": "none" } | { "kind": "move", seconds: number, } | { "kind": "day", days: number, };

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
resigned?: boolean, 
/**
 * The kind of bot that plays for the person until they take the seat back.
 */
stand_in?: string, 
/**
 * The others may agree to let a bot play here: the seat is asked, and late or away too long.
 */
absent?: boolean, 
/**
 * The program that sits here has failed too often, or this server does not have it; a bot of ours plays.
 */
replaced?: boolean, };

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
created: number, clock: Clock, 
/**
 * When whoever is asked will be late, in milliseconds since 1970.
 */
due?: number, 
/**
 * The people who agree that the finished game becomes part of the open data; it does when all do.
 */
agreed?: Array<number>, 
/**
 * Whether seats may ask for hints.
 */
hints: boolean, 
/**
 * Made from a record that somebody has brought: it can be looked at and branched from.
 */
archive?: boolean, 
/**
 * The game it goes on from.
 */
branch?: BranchInfo, 
/**
 * The table of the rematch, once there is one.
 */
next?: string, 
/**
 * A tutorial is played here: the first seat learns, the person also has all others.
 */
lesson?: boolean, 
/**
 * Why it does not go on here; its state is `frozen` then.
 */
differs?: Differs, };

/**
 * Why a game does not go on here: it was played with other rules or other content, by which it would have gone differently.
 * The program that it was played with can go on with it.
 */
export type Differs = { 
/**
 * The number of the rules it was played with.
 */
rules: number, 
/**
 * The number of the rules of this server.
 */
rules_here: number, 
/**
 * It was played with other content than this server has.
 */
other_pack?: boolean, 
/**
 * The first entry of the game's log that would be another one, from one; zero where no single one is.
 */
entry: number, 
/**
 * What the entry says. Only of a finished game: before that it may be a secret.
 */
written?: string, 
/**
 * What it would say by the rules of this server.
 */
would_be?: string, };

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
 * `GET /api/tables/{table}/replay?look=LOOK`: a game to be looked at again. `LOOK` is the number of a seat, `none` for
 * those who only watch, or `all`; a game that is not over shows only what the one who asks has seen.
 */
export type Replay = { table: TableInfo, 
/**
 * The number of decisions that stand.
 */
plies: number, 
/**
 * What may be given as `look` here.
 */
looks: Array<string>, look: string, 
/**
 * Who made each decision: the seat, or -1 for chance.
 */
actors: Array<number>, 
/**
 * Where rounds begin.
 */
rounds: Array<RoundMark>, story: Array<Told>, 
/**
 * The result, once the game is over.
 */
outcome?: OutcomeInfo, 
/**
 * The decisions after which there are scenes, where the game can no longer be played again but was told when it
 * ended. Absent where there is one after every decision.
 */
scenes?: Array<number>, };

/**
 * Where a round begins.
 */
export type RoundMark = { 
/**
 * The number of decisions before it.
 */
ply: number, 
/**
 * Its name in the words of the game.
 */
text: Text, };

/**
 * `GET /api/tables/{table}/replay/{ply}?look=LOOK`: the table after so many decisions.
 */
export type ReplayScene = { ply: number, scene: Scene, 
/**
 * Every seat that is asked something.
 */
asked: Array<number>, };

/**
 * `POST /api/tables/{table}/branch`: a new table that goes on from a position of a finished game.
 */
export type NewBranch = { 
/**
 * How many decisions shall stand.
 */
ply: number, 
/**
 * As many seats as the game had.
 */
seats: Array<NewSeat>, };

/**
 * Where a table comes from.
 */
export type BranchInfo = { 
/**
 * The id of the table it was branched from.
 */
table: string, 
/**
 * How many of its decisions stand.
 */
ply: number, };

/**
 * `GET /api/tables/{table}/check`: what the record of a finished game proves.
 */
export type RecordCheck = { commitment: string, 
/**
 * The secret from which all draws follow; absent when it was never published.
 */
seed?: string, 
/**
 * Whether the seed fits the commitment and gives every draw.
 */
seed_checked: boolean, decisions: number, draws: number, 
/**
 * The first draws that were made in the game from which this one goes on.
 */
given: number, };

/**
 * `GET /api/tables/{table}/curve`: how a finished game went, round by round.
 */
export type Curve = { 
/**
 * The end of each round.
 */
points: Array<CurvePoint>, 
/**
 * What lay before the seats, kind by kind.
 */
goods: Array<Good>, };

/**
 * The end of a round.
 */
export type CurvePoint = { ply: number, text: Text, 
/**
 * The points of each seat, as if the game had ended there.
 */
scores: Array<number>, };

/**
 * One kind of pieces that seats own.
 */
export type Good = { look: string, label: Text, 
/**
 * How many each seat had, by point and seat.
 */
counts: Array<Array<number>>, };

/**
 * `POST /api/tables/{table}/hint`: what would be good for my seat, and why.
 */
export type AskHint = { seat: number, };

/**
 * The answer: options, best first.
 */
export type Hints = { 
/**
 * The number of the prompt they are for.
 */
prompt: number, hints: Array<HintInfo>, };

/**
 * One option with what it promises.
 */
export type HintInfo = { choice: string, 
/**
 * What the seat can hope for, from 0 (lost) to 1 (won).
 */
share: number, 
/**
 * The points it can expect at the end.
 */
points: number, 
/**
 * One sentence.
 */
why: Text, };

/**
 * `GET /api/tables/{table}/review`: a finished game looked at by a strong bot.
 */
export type ReviewInfo = { curve: Array<ReviewMoment>, 
/**
 * The decisions that changed most, in the order of the game.
 */
turnings: Array<ReviewTurning>, };

/**
 * How everybody stood after some decisions.
 */
export type ReviewMoment = { ply: number, 
/**
 * By seat: what it could hope for, from 0 to 1.
 */
shares: Array<number>, 
/**
 * By seat: the points it could expect at the end.
 */
points: Array<number>, };

/**
 * A decision that changed much, and what was better.
 */
export type ReviewTurning = { 
/**
 * The decision is the one after this many.
 */
ply: number, seat: number, 
/**
 * What was asked.
 */
ask: Text, 
/**
 * What was chosen, and what was better.
 */
choice: Text, better: Text, share: number, better_share: number, points: number, better_points: number, why: Text, };

/**
 * `POST /api/tables/{table}/plan`: tries decisions in a world as the seat may imagine it. Nothing is changed, and
 * nobody else is told.
 */
export type TryPlan = { seat: number, 
/**
 * After how many decisions the plan begins.
 */
ply: number, steps: Array<PlanStep>, };

/**
 * One step of a plan.
 */
export type PlanStep = { "kind": "choose", choice: string, } | { "kind": "draw", choice: string, } | { "kind": "others", };

/**
 * The answer to a plan.
 */
export type PlanShown = { 
/**
 * How many of the steps could be made; the first that could not is the one after them.
 */
made: number, 
/**
 * Why that one could not be made.
 */
fault?: Fault, scene: Scene, 
/**
 * What each step was, and what it brought.
 */
steps: Array<PlanTold>, 
/**
 * What my seat is asked after them; absent when it is not.
 */
prompt?: Prompt, 
/**
 * Something is drawn next: what it could be.
 */
draws: Array<PlanDraw>, 
/**
 * Every seat that is asked something.
 */
asked: Array<number>, 
/**
 * Whether the game is over after them.
 */
over: boolean, 
/**
 * What has changed for my seat since the plan began.
 */
changes: Array<PlanChange>, };

/**
 * A step as it was made.
 */
export type PlanTold = { 
/**
 * What was chosen; absent for draws and others.
 */
text?: Text, lines: Array<Told>, };

/**
 * Something that could be drawn.
 */
export type PlanDraw = { choice: string, 
/**
 * What the log would say.
 */
lines: Array<Text>, 
/**
 * How likely it is, in thousandths.
 */
likely: number, };

/**
 * A number that is another one after the plan.
 */
export type PlanChange = { 
/**
 * The look of the pieces, to be drawn; absent for points.
 */
look?: string, label: Text, from: number, to: number, };

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

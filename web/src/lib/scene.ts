/** The scene as a tree, and its hash. No rules, no game names. */

import type { Area, Head, ListChange, Piece, Place, Scene, SceneChange } from '../wire';

/** A place with what is on it. */
export interface Node {
  readonly place: Place;
  readonly places: readonly Node[];
  readonly pieces: readonly Piece[];
}

export interface Tree {
  readonly roots: readonly Node[];
  readonly places: ReadonlyMap<string, Node>;
  readonly pieces: ReadonlyMap<string, Piece>;
}

/** Before anything is known. */
export const NOTHING: Tree = { roots: [], places: new Map(), pieces: new Map() };

/** The tree of a scene. Nodes in which nothing has changed since the last one are the same, so that only others are drawn. */
export function tree(places: readonly Place[], pieces: readonly Piece[], last?: Tree): Tree {
  interface Open {
    place: Place;
    places: Open[];
    pieces: Piece[];
  }
  const nodes = new Map<string, Open>(places.map((place) => [place.id, { place, places: [], pieces: [] }]));
  const roots: Open[] = [];
  for (const node of nodes.values()) {
    const parent = node.place.parent === undefined ? undefined : nodes.get(node.place.parent);
    (parent?.places ?? roots).push(node);
  }
  for (const piece of pieces) nodes.get(piece.place)?.pieces.push(piece);
  const shared = new Map<string, Node>();
  const share = (open: Open): Node => {
    const node: Node = { place: open.place, places: open.places.map(share), pieces: open.pieces };
    const old = last?.places.get(open.place.id);
    const same =
      old !== undefined &&
      old.place === node.place &&
      alike(old.places, node.places) &&
      alike(old.pieces, node.pieces);
    const kept = same ? old : node;
    shared.set(open.place.id, kept);
    return kept;
  };
  return { roots: roots.map(share), places: shared, pieces: new Map(pieces.map((p) => [p.id, p])) };
}

function alike<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, i) => item === b[i]);
}

/** The outermost places of an area; those of a seat only with its number. */
export function rootsOf(of: Tree, area: Area, owner?: number): readonly Node[] {
  return of.roots.filter((n) => n.place.area === area && (area !== 'seat' || n.place.owner === owner));
}

/** The outermost place that something of the scene lies on. */
function outermost(of: Tree, id: string): Place | undefined {
  let place = of.places.get(of.pieces.get(id)?.place ?? id)?.place;
  while (place?.parent !== undefined) {
    const up: Place | undefined = of.places.get(place.parent)?.place;
    if (up === undefined) break;
    place = up;
  }
  return place;
}

/** The id of the outermost place that something of the scene lies on. */
export function rootOf(of: Tree, id: string): string | undefined {
  return outermost(of, id)?.id;
}

/** Where something of the scene belongs, to open the right pane. */
export function paneOf(of: Tree, id: string): { area: Area; owner: number | undefined } | null {
  const place = outermost(of, id);
  return place === undefined ? null : { area: place.area, owner: place.owner };
}

/** What changed between two updates, for the eye. */
export interface Stir {
  readonly moved: ReadonlySet<string>;
  readonly fresh: ReadonlySet<string>;
}

interface Entry<T> {
  item: T;
  hash: number;
}

/** The scene as it was received, with what is needed to check it. */
export class Keeper {
  head: Head = { mood: '', facts: [], forecast: [] };
  #head = 0;
  #places: Entry<Place>[] = [];
  #pieces: Entry<Piece>[] = [];
  /** Whatever was shown before, at any moment of the game: what is as it was then is the same. */
  #known = new Map<string, Entry<Place> | Entry<Piece>>();
  /** The same by what was received, which is shown again when somebody goes back. */
  #received = new WeakMap<Place | Piece, Entry<Place> | Entry<Piece>>();

  whole(scene: Scene): Stir {
    const before = this.#pieces;
    this.head = scene.head;
    this.#head = textHash(JSON.stringify(scene.head));
    [this.#places, this.#pieces] = this.#entries(scene);
    return stir(before, this.#pieces);
  }

  /** The places and pieces of a scene as they will be when it is shown. */
  foresee(scene: Scene): Pick<Scene, 'places' | 'pieces'> {
    const [places, pieces] = this.#entries(scene);
    return { places: places.map((e) => e.item), pieces: pieces.map((e) => e.item) };
  }

  #entries(scene: Scene): [Entry<Place>[], Entry<Piece>[]] {
    if (this.#known.size >= KNOWN) this.#known.clear();
    return [
      scene.places.map((place) => this.#entry('place', place)),
      scene.pieces.map((piece) => this.#entry('piece', piece)),
    ];
  }

  change(change: SceneChange): Stir {
    const before = this.#pieces;
    if (change.head !== undefined) {
      this.head = change.head;
      this.#head = textHash(JSON.stringify(change.head));
    }
    if (change.places !== undefined)
      this.#places = merged(this.#places, change.places, (item) => this.#entry('place', item));
    if (change.pieces !== undefined)
      this.#pieces = merged(this.#pieces, change.pieces, (item) => this.#entry('piece', item));
    return stir(before, this.#pieces);
  }

  #entry<T extends Place | Piece>(kind: string, item: T): Entry<T> {
    const before = this.#received.get(item) as Entry<T> | undefined;
    if (before !== undefined) return before;
    const text = JSON.stringify(item);
    let made = this.#known.get(kind + text) as Entry<T> | undefined;
    if (made === undefined) {
      made = { item, hash: textHash(text) };
      this.#known.set(kind + text, made as Entry<Place> | Entry<Piece>);
    }
    this.#received.set(item, made as Entry<Place> | Entry<Piece>);
    return made;
  }

  get places(): Place[] {
    return this.#places.map((e) => e.item);
  }

  get pieces(): Piece[] {
    return this.#pieces.map((e) => e.item);
  }

  get hash(): number {
    let hash = OFFSET;
    const add = (n: number) => (hash = Math.imul(hash ^ n, PRIME));
    add(this.#head);
    for (const e of this.#places) add(e.hash);
    for (const e of this.#pieces) add(e.hash);
    return hash >>> 0;
  }
}

/** How many places and pieces are known at most; a game has some thousands. */
const KNOWN = 20_000;

const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

function textHash(text: string): number {
  let hash = OFFSET;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash;
}

function merged<T extends { id: string }>(
  list: Entry<T>[],
  change: ListChange<T>,
  entry: (item: T) => Entry<T>,
): Entry<T>[] {
  const gone = new Set(change.gone ?? []);
  let out = list.filter((e) => !gone.has(e.item.id));
  for (const put of change.put ?? []) {
    const at = out.findIndex((e) => e.item.id === put.item.id);
    if (at >= 0) {
      out[at] = entry(put.item);
      continue;
    }
    const before = put.before === undefined ? -1 : out.findIndex((e) => e.item.id === put.before);
    if (before >= 0) out.splice(before, 0, entry(put.item));
    else out.push(entry(put.item));
  }
  if (change.order !== undefined) {
    const by = new Map(out.map((e) => [e.item.id, e]));
    out = change.order.flatMap((id) => by.get(id) ?? []);
  }
  return out;
}

function stir(before: Entry<Piece>[], after: Entry<Piece>[]): Stir {
  const was = new Map(before.map((e) => [e.item.id, e]));
  const moved = new Set<string>();
  const fresh = new Set<string>();
  for (const { item, hash } of after) {
    const old = was.get(item.id);
    if (old === undefined) fresh.add(item.id);
    else if (old.item.place !== item.place || String(old.item.at) !== String(item.at)) moved.add(item.id);
    else if (old.hash !== hash) fresh.add(item.id);
  }
  return { moved, fresh };
}

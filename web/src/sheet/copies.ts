/** Elements that are made once from their markup, and copied from then on; those that were used wait for their next use. */

/** How many kinds are kept; a game has some hundreds. */
const KEPT = 2000;
/** How many of one kind wait. */
const SPARE = 40;

interface Kind {
  readonly first: HTMLElement;
  /** Taken from the table: to lay one of them again is cheaper than to make another. */
  readonly spare: HTMLElement[];
}

const kept = new Map<string, Kind>();

function kindOf(key: string, markup: () => string): Kind {
  let kind = kept.get(key);
  if (kind === undefined) {
    if (kept.size >= KEPT) kept.clear();
    const template = document.createElement('template');
    template.innerHTML = markup();
    // Here and not in the template, which is a page of its own: a copy inside one page is made faster.
    const first = document.importNode(template.content.firstElementChild as HTMLElement, true);
    kind = { first, spare: [] };
    kept.set(key, kind);
  }
  return kind;
}

/** An element of this kind; `key` stands for all that its markup says. */
export function copyOf(key: string, markup: () => string): HTMLElement {
  const kind = kindOf(key, markup);
  return kind.spare.pop() ?? (kind.first.cloneNode(true) as HTMLElement);
}

/** Makes elements before they are needed, until so many wait. */
export function stock(key: string, markup: () => string, n: number): void {
  const kind = kindOf(key, markup);
  while (kind.spare.length < Math.min(n, SPARE)) kind.spare.push(kind.first.cloneNode(true) as HTMLElement);
}

/** An element that is no longer needed and is again as `copyOf` has made it. */
export function giveBack(key: string, element: HTMLElement): void {
  const spare = kept.get(key)?.spare;
  if (spare !== undefined && spare.length < SPARE) spare.push(element);
}

/**
 * One hand for everything: shapes are given by a few points and drawn as if scratched and blown on rock. The outline is
 * the same curve twice, slightly apart, so that its thickness wavers; no filter is needed and nothing is random at run time.
 */

/** A pigment: a custom property of the theme, so that a symbol follows theme and seat. */
export type Pigment =
  | 'seat'
  | 'ink'
  | 'line'
  | 'bone'
  | 'meat'
  | 'fur'
  | 'wood'
  | 'stone'
  | 'leaf'
  | 'fruit'
  | 'shell'
  | 'ochre'
  | 'fire'
  | 'ice'
  | 'water'
  | 'moss'
  | 'rust'
  | 'gold'
  | 'night'
  | 'none';

export interface Layer {
  readonly d: string;
  readonly fill: Pigment;
  /** Width of the outline; none for a plain wash of pigment. */
  readonly outline: number;
  /** A line without a body. */
  readonly open: boolean;
}

type Point = readonly [number, number];

/** A closed, soft shape. */
export function blob(fill: Pigment, points: string, outline = 2.6): Layer {
  return { fill, outline, open: false, ...curve(points, true, 1) };
}

/** A closed shape between soft and sharp: living things. */
export function hide(fill: Pigment, points: string, outline = 2.6): Layer {
  return { fill, outline, open: false, ...curve(points, true, 0.75) };
}

/** A closed shape with corners. */
export function cut(fill: Pigment, points: string, outline = 2.6): Layer {
  return { fill, outline, open: false, ...curve(points, true, 0.28) };
}

/** A soft line. */
export function line(points: string, width = 2.6, pigment: Pigment = 'ink'): Layer {
  return { fill: pigment, outline: width, open: true, ...curve(points, false, 1) };
}

/** A line with corners. */
export function crack(points: string, width = 2.6, pigment: Pigment = 'ink'): Layer {
  return { fill: pigment, outline: width, open: true, ...curve(points, false, 0) };
}

/** A round spot. */
export function spot(fill: Pigment, x: number, y: number, r: number, outline = 2.6): Layer {
  const points: string[] = [];
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4;
    const rr = r * (1 + 0.05 * Math.sin(i * 2.7 + x));
    points.push(`${(x + rr * Math.cos(a)).toFixed(1)},${(y + rr * Math.sin(a)).toFixed(1)}`);
  }
  return blob(fill, points.join(' '), outline);
}

function parse(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y] as const;
    });
}

function curve(text: string, closed: boolean, softness: number): { d: string } {
  const p = parse(text);
  const n = p.length;
  const at = (i: number): Point => (closed ? p[(i + n) % n] : p[Math.max(0, Math.min(n - 1, i))]) as Point;
  const f = (v: number) => String(Math.round(v * 10) / 10);
  let d = `M${f(at(0)[0])} ${f(at(0)[1])}`;
  const last = closed ? n : n - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    if (softness === 0) {
      d += `L${f(c[0])} ${f(c[1])}`;
      continue;
    }
    const k = softness / 6;
    d +=
      `C${f(b[0] + (c[0] - a[0]) * k)} ${f(b[1] + (c[1] - a[1]) * k)}` +
      ` ${f(c[0] - (e[0] - b[0]) * k)} ${f(c[1] - (e[1] - b[1]) * k)} ${f(c[0])} ${f(c[1])}`;
  }
  return { d: closed ? `${d}Z` : d };
}

const pigment = (name: Pigment) => (name === 'none' ? 'none' : `var(--p-${name})`);

const outlineOf = (l: Layer) =>
  `<path d="${l.d}" fill="var(--p-ink)" stroke="var(--p-ink)" stroke-width="${l.outline}"/>`;
/** The body is laid a little beside its outline: the line is thick on one side and thin on the other. */
const bodyOf = (l: Layer, i: number) =>
  `<path d="${l.d}" fill="${pigment(l.fill)}" transform="translate(${i % 2 === 0 ? -0.35 : 0.3} -0.4) scale(0.985)" transform-origin="24 24"/>`;

/** The markup of one drawing, in a box of 48 by 48, for the sheet. */
export function symbol(id: string, layers: readonly Layer[]): string {
  const body = paths(layers, (l, i) => outlineOf(l) + bodyOf(l, i));
  // A group and not a symbol: it is drawn hundreds of times, and a symbol would be a picture of its own each time.
  return `<g id="s-${id}" stroke-linecap="round" stroke-linejoin="round">${body}</g>`;
}

/**
 * The shapes of the same drawing for the size of a fingernail, where nobody sees the line waver: half as many of them,
 * because hundreds are drawn at once. For half that size those that would be no wider than a pixel are left out.
 */
export function miniature(layers: readonly Layer[], tiny: boolean): string {
  return paths(
    (tiny ? layers.filter(isSeenAfar) : layers).map(evened),
    (l) =>
      `<path d="${l.d}" fill="${pigment(l.fill)}" stroke="var(--p-ink)" stroke-width="${l.outline}" paint-order="stroke"/>`,
    () => tiny,
  );
}

/** A drawing of a single line is that line, however thin. */
function isSeenAfar(layer: Layer, _: number, all: readonly Layer[]): boolean {
  if (all.every((l) => l.open)) return true;
  if (layer.open) return layer.outline >= 2;
  return layer.outline > 0 || extentOf(layer.d) >= 5;
}

/** How wide or high a shape is, by the points of its path. */
function extentOf(d: string): number {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const along = (axis: 0 | 1) => numbers.filter((_, i) => i % 2 === axis);
  const width = (at: number[]) => Math.max(...at) - Math.min(...at);
  return Math.max(width(along(0)), width(along(1)));
}

/** Lines of a small drawing are either scratches or strokes: those that follow each other are then one shape. */
function evened(layer: Layer): Layer {
  if (!layer.open || layer.outline > 3.2) return layer;
  return { ...layer, outline: layer.outline < 2 ? 1.6 : 2.6 };
}

/** Pigments that a wall drinks: what is painted with them is seen by its outline alone. */
const DRUNK: ReadonlySet<Pigment> = new Set(['fur', 'rust', 'ochre', 'stone', 'bone', 'none']);

/** The shapes of the same drawing as it is painted on a wall, without those that cannot be seen. */
export function silhouette(layers: readonly Layer[]): string {
  const seen = (l: Layer) => !DRUNK.has(l.fill);
  const shades = layers.filter((l) => seen(l) || (!l.open && l.outline > 0));
  return paths(
    // Bodies that are seen by their outline alone are one shadow, whatever they were painted with.
    shades.map((l) => (seen(l) ? l : { ...l, fill: 'none' as const, outline: 2.6 })),
    (l, i) => outlineOf(l) + (seen(l) ? bodyOf(l, i) : ''),
    (l) => !seen(l),
  );
}

/** `merges`: whether bodies with an outline, alike and following each other, are drawn as one. */
function paths(
  layers: readonly Layer[],
  outlined: (layer: Layer, index: number) => string,
  merges: (layer: Layer) => boolean = () => false,
): string {
  return joined(layers, merges)
    .map((l, i) => {
      if (l.open) {
        return `<path d="${l.d}" fill="none" stroke="${pigment(l.fill)}" stroke-width="${l.outline}"/>`;
      }
      if (l.outline === 0) return `<path d="${l.d}" fill="${pigment(l.fill)}"/>`;
      return outlined(l, i);
    })
    .join('');
}

/** Lines of one pigment and width that follow each other are one shape, and so are washes of one pigment. */
function joined(layers: readonly Layer[], merges: (layer: Layer) => boolean): Layer[] {
  const made: Layer[] = [];
  for (const layer of layers) {
    const last = made.at(-1);
    const alike =
      last !== undefined &&
      last.open === layer.open &&
      last.fill === layer.fill &&
      last.outline === layer.outline;
    // The outline of a body is seen where it lies on another.
    if (alike && (layer.open || layer.outline === 0 || merges(layer)))
      made[made.length - 1] = { ...last, d: last.d + layer.d };
    else made.push(layer);
  }
  return made;
}

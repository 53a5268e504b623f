/** How a look word is cut: see LOOKS.md. Nothing here names a game. */

export type Frame = 'tile' | 'sign' | 'picture' | 'card' | 'back' | 'dial' | 'marker' | 'recipe' | 'cut';

const frames: Record<string, Frame> = {
  tile: 'tile',
  terrain: 'tile',
  district: 'tile',
  hex: 'tile',
  sign: 'sign',
  spawn: 'sign',
  picture: 'picture',
  dial: 'dial',
  price: 'recipe',
  recipe: 'recipe',
  card: 'card',
  craft: 'card',
  objective: 'card',
  goal: 'card',
  mission: 'card',
  idea: 'card',
  dream: 'card',
  secret: 'card',
  artefact: 'card',
  fresco: 'card',
  statuette: 'card',
  necklace: 'card',
  option: 'card',
  danger: 'card',
  person: 'card',
  deed: 'card',
  tribe: 'card',
  ceremony: 'card',
  prey: 'card',
  hunting: 'card',
  rite: 'card',
  back: 'back',
  facedown: 'back',
  cube: 'marker',
  disc: 'marker',
  marker: 'marker',
  cylinder: 'marker',
};

export function frameOf(look: string): Frame {
  for (const word of look.split(/[\s-]+/)) {
    const frame = frames[word];
    if (frame !== undefined) return frame;
  }
  return 'cut';
}

/** The look without the words that say only how it is cut. */
export function pictureOf(look: string): string {
  if (look === 'tile-back') return 'spiral';
  const words = look
    .split(/[\s-]+/)
    .filter(
      (w) => !['tile', 'terrain', 'card', 'district', 'hex', 'spawn', 'sign', 'picture', 'back'].includes(w),
    );
  return words.length === 0 ? look : words.join('-');
}

/** Colors that looks name. */
const colors: Record<string, string> = {
  red: '#b93a2a',
  orange: 'var(--seat-0)',
  blue: 'var(--seat-1)',
  yellow: 'var(--seat-2)',
  pink: 'var(--seat-3)',
  purple: '#84407f',
  green: 'var(--seat-4)',
  white: '#f6f1e6',
  grey: '#a19c92',
  gray: '#a19c92',
  brown: '#8f5f36',
  black: '#3a3530',
};

/** Whether a look names a color of its own. */
export function isColored(look: string): boolean {
  return look.split(/[\s-]+/).some((w) => w in colors);
}

/** The color of a piece: the one its look names, or its owner's. */
export function colorOf(look: string, owner: number | undefined): string | undefined {
  const word = look.split(/[\s-]+/).find((w) => w in colors);
  if (word !== undefined) return colors[word];
  if (owner !== undefined) return `var(--seat-${owner % 5})`;
  return look.includes('guest') ? colors.white : undefined;
}

/** The ground of a tile by what grows or lives there. */
const grounds: [Ground, string[]][] = [
  ['forest', ['wood', 'forest', 'deer', 'boar', 'bear']],
  ['rock', ['stone', 'mountain', 'rock', 'megalith', 'menhir', 'cave', 'hill', 'goat']],
  ['meadow', ['fruit', 'meadow', 'grass', 'horse', 'steppe', 'plain', 'plains', 'herb']],
  [
    'shore',
    ['shell', 'sea', 'lake', 'river', 'water', 'fish', 'lagoon', 'canal', 'canals', 'shore', 'coast'],
  ],
  ['bush', ['game', 'hare', 'small', 'bush', 'fur']],
  ['snow', ['mammoth', 'snow', 'ice', 'tundra', 'glacier']],
  ['moor', ['bison', 'reindeer', 'moor']],
  ['unseen', ['back', 'unknown']],
  [
    'town',
    [
      'discovery',
      'trophy',
      'shelter',
      'ambush',
      'observatory',
      'none',
      'palace',
      'palaces',
      'square',
      'bridge',
      'bridges',
      'ruin',
      'city',
      'district',
    ],
  ],
];
export type Ground =
  'forest' | 'rock' | 'meadow' | 'shore' | 'bush' | 'snow' | 'moor' | 'town' | 'unseen' | 'plain';

/** By look: every place of a table asks whenever something is laid there. */
const known = new Map<string, Ground | null | undefined>();

/** Nothing when the look is no ground at all: a tile always is one, anything else only by a word for ground. */
export function groundOf(look: string | undefined, otherwise: Ground | null = null): Ground | null {
  if (look === undefined) return null;
  if (!known.has(look)) known.set(look, groundNamed(look));
  const ground = known.get(look);
  return ground === undefined ? otherwise : ground;
}

/** `undefined` where the look says nothing of a ground. */
function groundNamed(look: string): Ground | null | undefined {
  const words = look.split(/[\s-]+/);
  // What lies in a basket no longer grows.
  if (words.includes('basket')) return null;
  const named = grounds.find(([, of]) => of.some((w) => words.includes(w)))?.[0];
  return named ?? (frameOf(look) === 'tile' ? 'plain' : undefined);
}

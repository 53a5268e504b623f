/** How a look word is cut: see LOOKS.md. Nothing here names a game. */

export type Frame = 'tile' | 'card' | 'back' | 'marker' | 'cut';

const frames: Record<string, Frame> = {
  tile: 'tile',
  terrain: 'tile',
  district: 'tile',
  hex: 'tile',
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
  const words = look.split(/[\s-]+/).filter((w) => !['tile', 'terrain', 'card', 'district', 'hex', 'spawn'].includes(w));
  return words.length === 0 ? look : words.join('-');
}

/** The ground of a tile by what grows or lives there. */
const grounds: [Ground, string[]][] = [
  ['forest', ['wood', 'forest', 'deer', 'boar', 'bear']],
  ['rock', ['stone', 'mountain', 'rock', 'megalith', 'menhir', 'cave', 'hill', 'goat']],
  ['meadow', ['fruit', 'meadow', 'grass', 'horse', 'steppe', 'plain', 'plains', 'herb']],
  ['shore', ['shell', 'sea', 'lake', 'river', 'water', 'fish', 'lagoon', 'canal', 'canals', 'shore', 'coast']],
  ['bush', ['game', 'hare', 'small', 'bush', 'fur']],
  ['snow', ['mammoth', 'snow', 'ice', 'tundra', 'glacier']],
  ['moor', ['bison', 'reindeer', 'moor']],
  ['town', ['palace', 'palaces', 'square', 'bridge', 'bridges', 'ruin', 'city', 'district']],
];
export type Ground = 'forest' | 'rock' | 'meadow' | 'shore' | 'bush' | 'snow' | 'moor' | 'town' | 'plain';

export function groundOf(look: string): Ground {
  const words = look.split(/[\s-]+/);
  return grounds.find(([, of]) => of.some((w) => words.includes(w)))?.[0] ?? 'plain';
}

import { animals } from './art/animals';
import { goods } from './art/goods';
import { marks } from './art/marks';
import { people } from './art/people';
import { things } from './art/things';
import { wilds } from './art/wilds';
import { miniature as shapes, silhouette as shadow, symbol, type Layer } from './draw';

const art: Record<string, readonly Layer[]> = { ...animals, ...goods, ...people, ...things, ...wilds };

/** Words of scenes for which the sheet has a drawing under another name. */
const alike: Record<string, string> = {
  tile: 'fresco',
  painted: 'fresco',
  section: 'fresco',
  sky: 'weather',
  development: 'idea',
  dial: 'wheel',
  herd: 'mammoth',
  red: 'claw',
  'footprint-sabre-tooth': 'paw',
  footprint: 'footprints',
  green: 'key',
  unused: 'failed',
  berry: 'fruit',
  pass: 'mountain',
  fishes: 'fish',
  markers: 'cube',
  camps: 'camp',
  ceremonies: 'drum',
  baskets: 'basket',
  'camp-site': 'fire',
  option: 'mission',
  'option-hostile': 'wound',
  danger: 'wound',
  deed: 'fist',
  rack: 'craft',
  sheet: 'scroll',
  grey: 'scroll',
  reaction: 'event',
  coldforest: 'forest',
  beast: 'paw',
  prey: 'paw',
  order: 'track',
  asleep: 'moon',
  group: 'fire',

  'small-game': 'hare',
  'game-small': 'hare',
  rabbit: 'hare',
  berries: 'fruit',
  tools: 'tool',
  flame: 'fire',
  prestigious: 'hut-prestigious',
  simple: 'hut',
  member: 'hunter',
  gatherer: 'person',
  'guest-hunter': 'hunter',
  'guest-chief': 'chief',
  guest: 'hunter',
  rival: 'hunter',
  newborn: 'child',
  baby: 'child',
  house: 'hut',
  habitat: 'hut',
  transport: 'pack',
  load: 'pack',
  carry: 'pack',
  mastery: 'fist',
  strength: 'spear',
  perception: 'eye',
  skill: 'craft',
  point: 'points',
  score: 'points',
  victory: 'points',
  pile: 'deck',
  centre: 'fire',
  center: 'fire',
  'habitat-makeshift': 'makeshift',
  'habitat-simple': 'hut',
  'habitat-prestigious': 'hut-prestigious',
  beds: 'bed',
  members: 'pair',
  homes: 'hut',
  newborns: 'child',
  abilities: 'fist',
  bowls: 'food',
  crafts: 'statuette',
  reserve: 'pair',
  rivals: 'spear',
  limit: 'skull',
  progress: 'track',
  done: 'mission',
  active: 'event',
  obligatory: 'event',
  site: 'build',
  stall: 'shelf',
  'rival-shaman': 'shaman',
  scarcity: 'empty-bowl',
  hunger: 'empty-bowl',
  hot: 'sun',
  warm: 'sun',
  summer: 'sun',
  cold: 'snow',
  winter: 'snow',
  night: 'moon',
  day: 'sun',
  megalith: 'menhir',
  megaliths: 'alignment',
  'first-player': 'horn',
  first: 'horn',
  'long-journey': 'journey',
  'move-village': 'village',
  'perfect-painting': 'fresco',
  painting: 'fresco',
  paintings: 'fresco',
  panel: 'fresco',
  spawn: 'paw',
  hunt: 'spear',
  hunting: 'spear',
  gathering: 'basket',
  fishing: 'fish',
  ceremony: 'drum',
  migration: 'footprints',
  migrate: 'footprints',
  weapon: 'spear',
  'hand-axe': 'axe',
  handaxe: 'axe',
  injury: 'wound',
  life: 'heart',
  death: 'skull',
  dead: 'skull',
  dice: 'die',
  trophy: 'cup',
  trophies: 'cup',
  treasure: 'chest',
  artefact: 'gear',
  ambush: 'dagger',
  damage: 'dagger',
  observatory: 'telescope',
  discovery: 'gem',
  artifact: 'gear',
  bridges: 'bridge',
  canals: 'canal',
  palaces: 'palace',
  doge: 'mask',
  marker: 'disc',
  cylinder: 'disc',
  steps: 'footprints',
  distance: 'range',
  train: 'fist',
  building: 'build',
  goal: 'objective',
  round: 'hourglass',
  exhaustion: 'exhausted',
  half: 'half-exhausted',
  full: 'exhausted',
  north: 'arrow',
  east: 'arrow',
  south: 'arrow',
  west: 'arrow',
  bowl: 'food',
  store: 'shelf',
  stores: 'shelf',
  supply: 'shelf',
  market: 'shelf',
  tribe: 'person',
  people: 'pair',
  worker: 'person',
  warrior: 'spear',
  scout: 'eye',
  inventor: 'idea',
  clan: 'pair',
  tusk: 'horn',
  card: 'scroll',
  action: 'event',
  couple: 'pair',
  parents: 'pair',
};

/** The whole sheet, to be put into the page once, among its definitions. */
export const sheet = [
  ...Object.entries(art),
  ...Object.entries(marks).map(([k, v]) => [`ui-${k}`, v] as const),
]
  .map(([id, layers]) => symbol(id, layers))
  .join('');

export type Mark = keyof typeof marks;

/** The words of a look, longest combination first. */
export function wordsOf(look: string): string[] {
  const parts = look.split(/[\s-]+/).filter(Boolean);
  const words: string[] = [];
  for (let length = parts.length; length > 0; length--) {
    for (let i = 0; i + length <= parts.length; i++) words.push(parts.slice(i, i + length).join('-'));
  }
  return words;
}

const found = new Map<string, string | null>();

/** The drawing for a look, or nothing when the sheet knows none of its words. */
export function drawing(look: string): string | null {
  let id = found.get(look);
  if (id === undefined) {
    id = null;
    for (const word of wordsOf(look)) {
      const name = word in art ? word : alike[word];
      const singular = word.endsWith('s') ? word.slice(0, -1) : word;
      if (name !== undefined && name in art) id = name;
      else if (singular in art) id = singular;
      if (id !== null) break;
    }
    found.set(look, id);
  }
  return id;
}

/** The shapes of a drawing for a small size, or for a tiny one; `id` is one that `drawing` has named. */
export function miniature(id: string, tiny = false): string {
  return shapes(art[id] ?? [], tiny);
}

/** The shapes of a drawing as they are painted on a wall. */
export function silhouette(id: string): string {
  return shadow(art[id] ?? []);
}

/** Two letters that stand for what the sheet does not know. */
export function lettersOf(text: string): string {
  return text
    .split(/\s+/)
    .map((w) => w[0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase();
}

export const drawings = Object.keys(art);

/** What a person has set on this device. */

export const languages = ['en', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];
export const themes = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];
export const motions = ['auto', 'full', 'none'] as const;
export type Motion = (typeof motions)[number];
export const paces = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof paces)[number];

/** When the table is covered between people at one device. */
export const covers = ['auto', 'always', 'never'] as const;
export type Cover = (typeof covers)[number];

interface Saved {
  language: Language;
  theme: Theme;
  motion: Motion;
  /** How fast others' decisions follow each other. */
  pace: Pace;
  sound: boolean;
  keys: boolean;
  cover: Cover;
  notify: boolean;
}

const STORE = 'dolmen';

function usualLanguage(): Language {
  for (const wish of navigator.languages) {
    const short = wish.slice(0, 2).toLowerCase();
    const known = languages.find((l) => l === short);
    if (known !== undefined) return known;
  }
  return 'en';
}

function read(): Saved {
  const usual: Saved = {
    language: usualLanguage(),
    theme: 'auto',
    motion: 'auto',
    pace: 'brisk',
    sound: false,
    keys: true,
    cover: 'auto',
    notify: false,
  };
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    if (typeof raw !== 'object' || raw === null) return usual;
    const got = raw as Partial<Saved>;
    return {
      language: languages.find((l) => l === got.language) ?? usual.language,
      theme: themes.find((l) => l === got.theme) ?? usual.theme,
      motion: motions.find((l) => l === got.motion) ?? usual.motion,
      pace: paces.find((l) => l === got.pace) ?? usual.pace,
      sound: got.sound === true,
      keys: got.keys !== false,
      // It was once a matter of yes or no.
      cover:
        (got.cover as unknown) === true ? 'always' : (covers.find((c) => c === got.cover) ?? usual.cover),
      notify: got.notify === true,
    };
  } catch {
    return usual;
  }
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
const dim = matchMedia('(prefers-color-scheme: dark)');
const strong = matchMedia('(prefers-contrast: more)');

class Settings {
  saved = $state<Saved>(read());
  #calm = $state(calm.matches);
  #dim = $state(dim.matches);
  #strong = $state(strong.matches);

  constructor() {
    calm.addEventListener('change', () => (this.#calm = calm.matches));
    dim.addEventListener('change', () => (this.#dim = dim.matches));
    strong.addEventListener('change', () => (this.#strong = strong.matches));
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.saved.motion === 'auto' ? !this.#calm : this.saved.motion === 'full';
  }

  get theme(): Exclude<Theme, 'auto'> {
    if (this.saved.theme !== 'auto') return this.saved.theme;
    if (this.#strong) return 'contrast';
    return this.#dim ? 'dark' : 'light';
  }

  /** Writes what is set to the page and keeps it. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.saved.language;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.moves ? 'full' : 'none';
    try {
      localStorage.setItem(STORE, JSON.stringify(this.saved));
    } catch {
      // A device without storage forgets the settings; everything else works.
    }
  }
}

export const settings = new Settings();

/** Who sits at this device. A name is enough. */

import type { Person } from '../wire';
import { api, Trouble } from './api';

/** Set while this device belongs to somebody, so that strangers are not asked about at every visit. */
const KNOWN = 'dolmen-person';

function known(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

function remember(is: boolean): void {
  try {
    if (is) localStorage.setItem(KNOWN, '1');
    else localStorage.removeItem(KNOWN);
  } catch {
    // Without storage the server is asked each time.
  }
}

class Me {
  person = $state.raw<Person | null>();
  /** Shown once, when the person is new. */
  recovery = $state<string>();
  #asked: Promise<void> | undefined;

  /** Asks once who this is. */
  load(): Promise<void> {
    if (!known()) {
      this.person = null;
      return Promise.resolve();
    }
    this.#asked ??= api.me().then(
      (person) => {
        this.person = person;
      },
      (error: unknown) => {
        if (
          error instanceof Trouble &&
          (error.fault.code === 'no-person' || error.fault.code === 'bad-token')
        ) {
          this.person = null;
          remember(false);
        } else {
          this.#asked = undefined;
          throw error;
        }
      },
    );
    return this.#asked;
  }

  async name(name: string): Promise<void> {
    const person = await api.name(name.trim());
    this.person = person;
    remember(true);
    if (person.recovery !== undefined) this.recovery = person.recovery;
  }

  async recover(code: string): Promise<void> {
    this.person = await api.recover(code.trim());
    remember(true);
  }

  async forget(): Promise<void> {
    await api.forget();
    remember(false);
    this.person = null;
    this.recovery = undefined;
  }
}

export const me = new Me();

/** Who sits at this device. A name is enough. */

import type { Person } from '../wire';
import { api, Trouble } from './api';

class Me {
  person = $state.raw<Person | null>();
  /** Shown once, when the person is new. */
  recovery = $state<string>();
  #asked: Promise<void> | undefined;

  /** Asks once who this is. */
  load(): Promise<void> {
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
    if (person.recovery !== undefined) this.recovery = person.recovery;
  }

  async recover(code: string): Promise<void> {
    this.person = await api.recover(code.trim());
  }

  async forget(): Promise<void> {
    await api.forget();
    this.person = null;
    this.recovery = undefined;
  }
}

export const me = new Me();

import { token, type Call } from '../kernel';

/** Where people copy to. */
export interface Clipboard {
  /** False when the browser, or the person, does not allow it; never fails otherwise. */
  write(text: string): Call<boolean>;
  /** Null when the browser, or the person, does not allow it; never fails otherwise. */
  read(): Call<string | null>;
}

export const Clipboard = token<Clipboard>('Clipboard');

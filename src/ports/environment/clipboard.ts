import { token, type Call } from '../../kernel';

/** The system clipboard. */
export interface Clipboard {
  /** False when the browser or the user denies access; never fails. */
  write(text: string): Call<boolean>;
  /** Null when the browser or the user denies access; never fails. */
  read(): Call<string | null>;
}

export const Clipboard = token<Clipboard>('Clipboard');

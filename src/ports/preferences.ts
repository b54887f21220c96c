import { token } from '../kernel';

/** A few small choices of this browser (language before sign-in, theme). Never secrets, never content. */
export interface Preferences {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

export const Preferences = token<Preferences>('Preferences');

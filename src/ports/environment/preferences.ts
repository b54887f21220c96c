import { token } from '../../kernel';

/** Settings stored in this browser (language, theme). Never secrets or content. */
export interface Preferences {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export const Preferences = token<Preferences>('Preferences');

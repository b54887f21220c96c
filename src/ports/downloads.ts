import { token } from '../kernel';

/** Gives a file into the person's own hands. */
export interface Downloads {
  /** Under this name, as far as the browser keeps to it. Asks nobody, and nobody hears whether it was kept. */
  save(name: string, file: Blob): void;
}

export const Downloads = token<Downloads>('Downloads');

import { token } from '../../kernel';

/** Downloads of the browser. */
export interface Downloads {
  /** Starts a download under this name; the browser may change it. The outcome is not reported. */
  save(name: string, file: Blob): void;
}

export const Downloads = token<Downloads>('Downloads');

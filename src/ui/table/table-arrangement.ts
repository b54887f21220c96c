import type { ReactNode } from 'react';

/** Columns that can be put in order, and be asked for more in their heads. Keep its identity, else the head is drawn again. */
export interface TableArrangement {
  /** The button for more of a column; `anchor` is where to open it, and where the focus goes back to. */
  readonly onMenu: (key: string, anchor: HTMLElement) => void;
  readonly menuLabel: (header: string) => string;
  /** The column whose menu is open. */
  readonly menuOf: string | null;
  /** Another place for a column, counted from 0. */
  readonly onMove: (key: string, to: number) => void;
  /** As wide as what is in it needs, in px. */
  readonly onFit: (key: string, width: number) => void;
  /** Stands at the end of the head: a button for one more column. */
  readonly end: ReactNode;
}

import type { ReactNode, RefObject } from 'react';

/** A row on its way to another place. */
export interface CarriedRow {
  readonly key: string;
  /** Where it stood, and where it would come to stand, as indexes of the rows. */
  readonly from: number;
  readonly to: number;
}

/** Rows that can be put in order by hand: a column of grips in front of them. What grips do is for the caller to say. */
export interface TableOrder<Row> {
  /** Heads the column. */
  readonly head: ReactNode;
  /** The name of a row's grip; null draws none, as while the list is sorted otherwise. Keep its identity. */
  readonly grip: ((row: Row) => string) | null;
  /** How a grip is used, for those who point at it and those who listen. */
  readonly hint: string;
  /** Why nothing can be moved. */
  readonly disabledReason?: string | undefined;
  readonly carried: CarriedRow | null;
  /** The rows' own element, for whoever listens to the grips (`[data-grip]`). */
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

/** How a row looks while one is on its way: that one itself, and the edge at which it would be put down. */
export type RowPlace = 'carried' | 'before' | 'after';

export const placeOf = (carried: CarriedRow | null, key: string, index: number): RowPlace | undefined => {
  if (carried === null) return undefined;
  if (carried.key === key) return 'carried';
  if (carried.to !== index) return undefined;
  return carried.to < carried.from ? 'before' : 'after';
};

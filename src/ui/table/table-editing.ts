import type { ReactNode } from 'react';

/**
 * Cells that can be edited where they stand. Only the rows somebody is at have pens, which begin it: the one under the pointer
 * and the one that has the focus in it. Keep its identity, else these are drawn again.
 */
export interface TableEditing<Row> {
  /** Whether this cell can be. Pure: asked only of rows with pens, and again only when the row or its column is drawn again. */
  readonly editable: (row: Row, column: string) => boolean;
  /** The name of the button that begins it. */
  readonly label: (row: Row, header: string) => string;
  readonly onEdit: (row: Row, column: string) => void;
  /** What stands in an open cell, in place of its value. */
  readonly render: (row: Row, column: string) => ReactNode;
}

/** The columns that are being edited, by row key. A row keeps its set while nothing of it changes. */
export type OpenCells = ReadonlyMap<string, ReadonlySet<string>>;

import type { ReactNode, RefObject } from 'react';

/** A row on its way to another place. */
export interface DraggedRow {
  readonly key: string;
  /** Where it stood, and where it would come to stand, as indexes of the rows. */
  readonly from: number;
  readonly to: number;
}

/** Rows that can be put in order by hand: a column of grips in front of them. What grips do is for the caller to say. */
export interface RowReordering<Row> {
  /** Heads the column. */
  readonly head: ReactNode;
  /** The name of a row's grip; null draws none, as while the list is sorted otherwise. Keep its identity. */
  readonly handleLabel: ((row: Row) => string) | null;
  /** How a grip is used, for those who point at it and those who listen. */
  readonly hint: string;
  /** Why nothing can be moved. */
  readonly disabledReason?: string | undefined;
  readonly dragged: DraggedRow | null;
  /** The rows' own element, for whoever listens to the grips (`[data-grip]`). */
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

/** How a row looks while one is on its way: that one itself, and the edge at which it would be put down. */
export type DropState = 'carried' | 'before' | 'after';

export const dropStateOf = (carried: DraggedRow | null, key: string, index: number): DropState | undefined => {
  if (carried === null) return undefined;
  if (carried.key === key) return 'carried';
  if (carried.to !== index) return undefined;
  return carried.to < carried.from ? 'before' : 'after';
};

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

/** Columns that can be put in order, and be asked for more in their heads. Keep its identity, else the head is drawn again. */
export interface ColumnControls {
  /** The button for more of a column; `anchor` is where to open it, and where the focus goes back to. */
  readonly onMenu: (key: string, anchor: HTMLElement) => void;
  readonly menuLabel: (header: string) => string;
  /** The column whose menu is open. */
  readonly openMenuKey: string | null;
  /** Another place for a column, counted from 0. */
  readonly onMove: (key: string, to: number) => void;
  /** As wide as what is in it needs, in px. */
  readonly onFit: (key: string, width: number) => void;
  /** Stands at the end of the head: a button for one more column. */
  readonly end: ReactNode;
}

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  /** The header is for screen readers only, as over icons; cards leave the column out. */
  readonly headerHidden?: boolean | undefined;
  /** In pixels. Columns without one share what is left, at least 160 each. */
  readonly width?: number | null | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly sortable?: boolean | undefined;
  /** How the list is sorted by this column now. */
  readonly sort?: 'ascending' | 'descending' | null | undefined;
  /** Pure: the cell is drawn again only when the row or the column is another object. */
  readonly render: (row: Row) => ReactNode;
  /** Stands in for content that throws; without it the cell is empty then. */
  readonly plain?: ((row: Row) => string) | undefined;
}

export type TableSpacing = 'compact' | 'cozy' | 'comfortable';

/** Row heights in pixels; the same as --row-* in the tokens. */
export const ROW_HEIGHTS: Readonly<Record<TableSpacing, number>> = { compact: 32, cozy: 48, comfortable: 64 };

/** The least a column without a width of its own gets, in pixels. */
export const MIN_FLEXIBLE_WIDTH = 160;

export interface TableLabels<Row> {
  /** The checkbox in the head. */
  readonly selectAll: string;
  /** The checkbox of a row, and its link when the first cell is empty: the row's name. */
  readonly row: (row: Row) => string;
  /** The grip at a column's end; needed with `onResize`. */
  readonly resize?: ((header: string) => string) | undefined;
}

export interface TableProps<Row> {
  /** Says what is listed; the caption. */
  readonly label: string;
  /** Keep the array's identity while nothing changes. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  /** Unique in the list; rows carry it as `data-key`. */
  readonly rowKey: (row: Row) => string;
  readonly labels: TableLabels<Row>;
  readonly spacing?: TableSpacing | undefined;
  /** Where a row leads: the first content cell is a link to it, and a click on the row follows it. */
  readonly rowHref?: ((row: Row) => string | undefined) | undefined;
  /** Instead of following a link, or where there is none. */
  readonly onRowClick?: ((row: Row) => void) | undefined;
  /** Draws a checkbox column. Shift with a click takes the range. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  readonly onSort?: ((key: string) => void) | undefined;
  /** In pixels, after a drag or an arrow key. */
  readonly onResize?: ((key: string, width: number) => void) | undefined;
  /** Without rows it draws skeletons in their place. */
  readonly loading?: boolean | undefined;
  /** How many skeletons; 10 by default. */
  readonly skeletons?: number | undefined;
  /** A cell at each row's end: a menu button, a grip. Keep the function's identity. */
  readonly rowEnd?: ((row: Row) => ReactNode) | undefined;
  /** Which column heads the card on a phone; the first by default. */
  readonly titleKey?: string | undefined;
  /** How many rows there are before the first of these, and altogether, for screen readers. */
  readonly offset?: number | undefined;
  readonly total?: number | undefined;
  /** Only as high as its rows; what is around it scrolls. Not for many rows. */
  readonly embedded?: boolean | undefined;
  /** Of columns that somebody has made wider or narrower, in pixels; before what the columns say. */
  readonly widths?: ReadonlyMap<string, number> | undefined;
  /** Columns can be put in another order and have menus. */
  readonly columnControls?: ColumnControls | undefined;
  /** A column of grips in front of the rows. */
  readonly reordering?: RowReordering<Row> | undefined;
  /** Cells that can be edited where they stand, and those that are. */
  readonly editing?: TableEditing<Row> | undefined;
  readonly openCells?: OpenCells | undefined;
}

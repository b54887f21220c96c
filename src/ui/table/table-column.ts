import type { ReactNode } from 'react';
import type { TableArrangement } from './table-arrangement';
import type { OpenCells, TableEditing } from './table-editing';
import type { TableOrder } from './table-order';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  /** The header is for screen readers only, as over icons; cards leave the column out. */
  readonly quiet?: boolean | undefined;
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
export const LEAST_WIDTH = 160;

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
  readonly arrangement?: TableArrangement | undefined;
  /** A column of grips in front of the rows. */
  readonly order?: TableOrder<Row> | undefined;
  /** Cells that can be edited where they stand, and those that are. */
  readonly editing?: TableEditing<Row> | undefined;
  readonly openCells?: OpenCells | undefined;
}

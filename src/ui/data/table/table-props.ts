import type { ReactNode, RefObject } from 'react';
import type { DraggedItem } from '../../drag/reorder';

/** A column of drag handles in front of the rows. The caller listens to the handles and moves the rows. */
export interface RowReordering<Row> {
  /** Header of the column. */
  readonly head: ReactNode;
  /** Name of a row's handle; null renders none, as while the list is sorted by another field. Keep its identity. */
  readonly handleLabel: ((row: Row) => string) | null;
  /** How to use a handle: tooltip and accessible description. */
  readonly hint: string;
  /** Why rows cannot be moved; disables the handles. */
  readonly disabledReason?: string | undefined;
  readonly dragged: DraggedItem | null;
  /** The tbody, for the caller's listeners on the rows (`[data-reorder]`) and their handles (`[data-grip]`). */
  readonly body: RefObject<HTMLTableSectionElement | null>;
}

/**
 * Inline editing of cells. Only active rows render edit buttons: the row under the pointer and the
 * row with the focus. Keep its identity, else these rows render again.
 */
export interface TableEditing<Row> {
  /**
   * Whether this cell can be edited. Pure: called only for active rows, and again only when the row
   * or column changes.
   */
  readonly editable: (row: Row, column: string) => boolean;
  /** Name of the edit button. */
  readonly label: (row: Row, header: string) => string;
  readonly onEdit: (row: Row, column: string) => void;
  /** The editor of an open cell, in place of its value. */
  readonly render: (row: Row, column: string) => ReactNode;
}

/** The columns being edited, by row key. A row's set keeps its identity while it does not change. */
export type OpenCells = ReadonlyMap<string, ReadonlySet<string>>;

/** Reordering and menus of the columns. Keep its identity, else the head renders again. */
export interface ColumnControls {
  /** Opens the menu of a column at `anchor`, which gets the focus back afterwards. */
  readonly onMenu: (key: string, anchor: HTMLElement) => void;
  readonly menuLabel: (header: string) => string;
  /** The column whose menu is open. */
  readonly openMenuKey: string | null;
  /** `to` is an index among the columns. */
  readonly onMove: (key: string, to: number) => void;
  /** Fits a column to its content; width in px. */
  readonly onFit: (key: string, width: number) => void;
  /** Last cell of the head: the button that adds a column. */
  readonly end: ReactNode;
}

/** Rows are chosen and not opened: a click anywhere on a row chooses it, or toggles it in a table with checkboxes. */
export interface RowChoice {
  /** Rows that cannot be chosen. Keep its identity while it does not change. */
  readonly disabledKeys: ReadonlySet<string>;
  /** Why, shown in these rows. */
  readonly disabledLabel: string;
  /** For a table without `onSelectedChange`: the title cell is a button, and `selected` only marks rows. */
  readonly onChoose: (rowKey: string) => void;
}

/** On a card: after the title, below it, below it at the end, or left out. */
type CardPlace = 'end' | 'below' | 'below-end' | 'none';

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  /** The header is for screen readers only, as over icons; cards omit the column. */
  readonly headerHidden?: boolean | undefined;
  /** In px. Columns without a width share the remaining space. */
  readonly width?: number | null | undefined;
  /**
   * In px. Of a column without a width, 160 by default. A column with a width gets narrower, down to this, where all
   * columns fit into the table then.
   */
  readonly minWidth?: number | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Where the value is on a card, which has the title and up to two lines; by default a line with the header. */
  readonly card?: CardPlace | undefined;
  readonly sortable?: boolean | undefined;
  /** How the list is sorted by this column. */
  readonly sort?: 'ascending' | 'descending' | null | undefined;
  /** Pure: called again only when the row or the column is another object. */
  readonly render: (row: Row) => ReactNode;
  /** Fallback text when `render` throws; without it the cell is empty. */
  readonly plain?: ((row: Row) => string) | undefined;
}

export type TableSpacing = 'compact' | 'cozy' | 'comfortable';

/** Row heights in px; must equal --row-* in the tokens. */
export const ROW_HEIGHTS: Readonly<Record<TableSpacing, number>> = { compact: 32, cozy: 48, comfortable: 64 };

/** Minimum width of a column without its own width, in px. */
export const MIN_FLEXIBLE_WIDTH = 160;

export interface TableLabels<Row> {
  /** The checkbox in the head. */
  readonly selectAll: string;
  /** The same, visible above cards. */
  readonly selectAllShort?: string | undefined;
  /** The checkbox of a row, and its link when the first cell is empty: the row's name. */
  readonly row: (row: Row) => string;
  /** The resize handle of a column; needed with `onResize`. */
  readonly resize?: ((header: string) => string) | undefined;
}

export interface TableProps<Row> {
  /** The caption: what is listed. */
  readonly label: string;
  /** Keep the array's identity while nothing changes. */
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  /** Unique in the list; rows carry it as `data-key`. */
  readonly rowKey: (row: Row) => string;
  readonly labels: TableLabels<Row>;
  readonly spacing?: TableSpacing | undefined;
  /** Target of a row: the title cell is a link to it, and a click on the row follows it. */
  readonly rowHref?: ((row: Row) => string | undefined) | undefined;
  readonly choice?: RowChoice | undefined;
  /** With `onSelectedChange`, renders a checkbox column. Shift-click selects a range. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelectedChange?: ((selected: ReadonlySet<string>) => void) | undefined;
  readonly onSort?: ((key: string) => void) | undefined;
  /** In pixels, after a drag or an arrow key. */
  readonly onResize?: ((key: string, width: number) => void) | undefined;
  /** Renders skeletons while there are no rows. */
  readonly loading?: boolean | undefined;
  /** How many skeletons; 10 by default. */
  readonly skeletons?: number | undefined;
  /** Last cell of each row, such as a menu button. Keep the function's identity. */
  readonly rowEnd?: ((row: Row) => ReactNode) | undefined;
  /** The column that holds the link and heads the card on a phone; the first by default. */
  readonly titleKey?: string | undefined;
  /** Number of rows before the first one, and in total, for screen readers. */
  readonly offset?: number | undefined;
  readonly total?: number | undefined;
  /** As high as its rows, without its own scroll container or windowing. Not for many rows. */
  readonly embedded?: boolean | undefined;
  /** Widths set by the user, in px; they override `column.width`. */
  readonly widths?: ReadonlyMap<string, number> | undefined;
  /** Reordering and menus of the columns. */
  readonly columnControls?: ColumnControls | undefined;
  /** At the end of the line above the cards of a phone: how they are sorted. */
  readonly cardsEnd?: ReactNode;
  /** A column of drag handles in front of the rows. */
  readonly reordering?: RowReordering<Row> | undefined;
  /** Opens the context menu of a cell, which the focus returns to. Links and selected text keep that of the browser. */
  readonly onCellMenu?: ((row: Row, column: string, anchor: HTMLElement) => void) | undefined;
  /** Inline editing, and the cells that are open. */
  readonly editing?: TableEditing<Row> | undefined;
  readonly openCells?: OpenCells | undefined;
}

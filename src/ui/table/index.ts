export { extent, select } from './selection';
export { Table } from './table';
export type { TableArrangement } from './table-arrangement';
export { contentWidth } from './content-width';
export type { TableColumn, TableLabels, TableProps, TableSpacing } from './table-column';
export type { OpenCells, TableEditing } from './table-editing';
export type { CarriedRow, TableOrder } from './table-order';

export { selectionState, togglePage, toggleRange } from './selection';
export { Table } from './table';
export type {
  ColumnControls,
  OpenCells,
  RowChoice,
  RowReordering,
  TableColumn,
  TableEditing,
  TableLabels,
  TableProps,
  TableSpacing,
} from './table-props';
export { contentWidth } from './head/column-resize';

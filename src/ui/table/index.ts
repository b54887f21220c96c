export { selectionState, toggleRange } from './selection';
export { Table } from './table';
export type {
  ColumnControls,
  OpenCells,
  RowReordering,
  TableColumn,
  TableEditing,
  TableLabels,
  TableProps,
  TableSpacing,
} from './table-props';
export { contentWidth } from './head/column-resize';

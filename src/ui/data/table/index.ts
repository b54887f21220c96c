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
export { useRowWindow } from './use-row-window';
export { contentWidth } from './head/column-resize';

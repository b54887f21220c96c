export { Table } from './table';
export type { TableColumn, TableLabels, TableProps, TableSpacing } from './table-column';

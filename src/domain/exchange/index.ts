export { cellValue, type CellProblem } from './cell-value';
export { guessMapping, importableFields, mapColumn, unfilledFields, type ColumnMapping } from './column-mapping';
export { csvTable } from './csv-table';
export { csvLines, itemLines } from './csv-text';
export { EXPORT_TEXTS } from './export-text';
export { exportFileName } from './file-name';
export { jsonTable } from './json-table';
export {
  isFit,
  malformedRow,
  prepareRow,
  requiredFields,
  waysOf,
  type PreparedRow,
  type RowProblem,
  type Way,
} from './prepare-row';
export { LARGEST_FILE, MOST_COLUMNS, type Cell, type TableFault, type TableFile } from './table-file';
export { xmlElement } from './xml-text';

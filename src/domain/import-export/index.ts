export { cellValue, type CellProblem } from './cell-value';
export { guessMapping, importableFields, mapColumn, unfilledFields, type ColumnMapping } from './column-mapping';
export {
  type Cell,
  csvTable,
  jsonTable,
  LARGEST_FILE,
  MOST_COLUMNS,
  type TableFault,
  type TableFile,
} from './table-file';
export { csvLines, EXPORT_TEXTS, exportFileName, itemLines } from './export-text';
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
export { xmlElement } from './xml-text';

export { cellValue, type CellProblem, type CellRefusal } from './cell-value';
export { columnNotations, type ColumnNotation } from './column-notation';
export { guessMapping, importableFields, mapColumn, unfilledFields, type ColumnMapping } from './column-mapping';
export {
  type TableCell,
  csvTable,
  jsonTable,
  MAX_FILE_BYTES,
  MAX_COLUMNS,
  type TableError,
  type TableFile,
} from './table-file';
export { csvLines, type CsvStyle, EXPORT_TEXTS, exportFileName, itemLines, PLAIN_CSV } from './export-text';
export {
  isSendable,
  malformedRow,
  prepareRow,
  requiredFields,
  mappedColumns,
  type PreparedRow,
  type RowProblem,
  type MappedColumn,
  type NotationChoices,
} from './prepare-row';

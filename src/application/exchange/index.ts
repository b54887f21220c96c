export type { FailedRow, RowFailure } from './failed-row';
export { ImportItems, type ImportDenial, type ImportStage, type OpenTable } from './import-items';
export { ImportRun, type ImportProgress, type WithExisting } from './import-run';
export { KeptExport } from './kept-export';
export { ListExport, type ExportExtent } from './list-export';
export type { CheckedRows } from './rows-check';

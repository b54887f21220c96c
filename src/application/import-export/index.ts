export { type FailedRow, type ImportProgress, ImportRun, type RowFailure, type WithExisting } from './import-run';
export { ImportItems, type ImportDenial, type ImportStage, type OpenTable } from './import-items';
export { type ExportExtent, KeptExport, ListExport } from './list-export';
export type { CheckedRows } from './validate-row';

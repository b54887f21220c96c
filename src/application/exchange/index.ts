export { ExportItems, type ExportScope, type ExportState, type ExportWish } from './export-items';
export type { FailedRow, RowFailure } from './failed-row';
export { ImportItems, type ImportDenial, type ImportStage, type OpenTable } from './import-items';
export { ImportRun, type ImportProgress, type WithExisting } from './import-run';
export type { CheckedRows } from './rows-check';

export { type FailedRow, type ImportProgress, ImportRun, type RowFailure, type ExistingItems } from './import-run';
export {
  ImportItems,
  type ImportDenial,
  type ImportDependencies,
  type ImportStage,
  type OpenTable,
} from './import-items';
export { BackgroundExport } from './background-export';
export { type ExportDependencies, type ExportExtent, ListExport } from './list-export';
export type { ValidationProgress } from './validate-row';

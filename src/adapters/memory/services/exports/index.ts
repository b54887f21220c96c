export { EXPORT_FORMATS, exportText, type ExportFormat } from './export-text';

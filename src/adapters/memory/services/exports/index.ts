export { EXPORT_FORMATS, EXPORT_TYPES, exportText } from './export-text';

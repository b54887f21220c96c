import type { ExportFormat } from '../../../../domain/query';
import type { Json } from '../../../../kernel';
import { csv } from './csv';
import { xml } from './xml';

/** In the order in which the platform lists them. */
export const EXPORT_FORMATS: readonly ExportFormat[] = ['json', 'csv', 'xml'];

/** The type of such a file, as an answer says it. */
export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
};

/** Items, or the one item of a singleton, as the text of a file. */
export const exportText = (format: ExportFormat, data: Json): string => {
  if (format === 'csv') return csv(Array.isArray(data) ? (data as readonly Json[]) : [data]);
  return format === 'xml' ? xml(data) : JSON.stringify(data, null, '\t');
};

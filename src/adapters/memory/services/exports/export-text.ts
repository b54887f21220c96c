import type { Json } from '../../../../kernel';
import { csv } from './csv';
import { xml } from './xml';

export const EXPORT_FORMATS = ['json', 'csv', 'xml'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Items, or the one item of a singleton, as the text of a file. */
export const exportText = (format: ExportFormat, data: Json): string => {
  if (format === 'csv') return csv(Array.isArray(data) ? (data as readonly Json[]) : [data]);
  return format === 'xml' ? xml(data) : JSON.stringify(data, null, '\t');
};

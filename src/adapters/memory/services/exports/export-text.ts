import { xmlElement } from '../../../../domain/import-export';
import type { ExportFormat } from '../../../../domain/query';
import { isJsonObject, type Json } from '../../../../kernel';

const INDENT = '    ';

/** An XML document with the root `data`; rows of a list are `data` elements too. */
const xml = (data: Json): string => {
  const root = (inside: readonly string[]): readonly string[] =>
    inside.length === 0 ? ['<data/>'] : ['<data>', ...inside, '</data>'];
  const lines = Array.isArray(data) ? root(xmlElement('data', data, INDENT)) : xmlElement('data', data, '');
  return ["<?xml version='1.0'?>", ...lines].join('\n');
};

/** Flattens objects into cells named by path; lists stay one cell. */
const cellsOf = (value: Json, path: string): readonly (readonly [name: string, value: Json])[] =>
  isJsonObject(value) && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([name, entry]) => cellsOf(entry, path === '' ? name : `${path}.${name}`))
    : path === ''
      ? []
      : [[path, value]];

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const cell = (value: Json | undefined): string => {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') return quoted(JSON.stringify(value));
  return typeof value === 'string' ? quoted(value) : String(value);
};

/** CSV text: the first row's names, then each row that is not empty. Empty without rows. */
export const csv = (rows: readonly Json[]): string => {
  const lines = rows.map((row) => new Map(cellsOf(row, '')));
  const names = [...(lines[0]?.keys() ?? [])];
  if (names.length === 0) return '';
  const table = [names.map(quoted), ...lines.map((line) => names.map((name) => cell(line.get(name))))];
  return table
    .filter((cells) => cells.some((text) => text !== ''))
    .map((cells) => cells.join(','))
    .join('\n');
};

/** In the server's order. */
export const EXPORT_FORMATS: readonly ExportFormat[] = ['json', 'csv', 'xml'];

/** Content type of each format. */
export const EXPORT_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  xml: 'text/xml; charset=utf-8',
};

/** An export of items, or of a singleton's item. */
export const exportText = (format: ExportFormat, data: Json): string => {
  if (format === 'csv') return csv(Array.isArray(data) ? (data as readonly Json[]) : [data]);
  return format === 'xml' ? xml(data) : JSON.stringify(data, null, '\t');
};

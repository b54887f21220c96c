import type { Json } from '../../kernel';
import type { ExportFormat } from '../query';
import { csvLines, itemLines } from './csv-text';
import { xmlLines } from './xml-text';

/** A file of items that is put together here, piece by piece. */
export interface ExportText {
  readonly type: string;
  /** `paths` are its columns, where it has any. */
  readonly head: (paths: readonly string[]) => string;
  /** One item or more. */
  readonly items: (items: readonly Json[], paths: readonly string[], first: boolean) => string;
  readonly foot: string;
}

export const EXPORT_TEXTS: Readonly<Record<ExportFormat, ExportText>> = {
  csv: {
    type: 'text/csv;charset=utf-8',
    head: (paths) => csvLines([paths]),
    items: itemLines,
    foot: '',
  },
  json: {
    type: 'application/json',
    head: () => '[',
    items: (items, _, first) => (first ? '\n' : ',\n') + items.map((item) => JSON.stringify(item)).join(',\n'),
    foot: '\n]\n',
  },
  xml: {
    type: 'text/xml;charset=utf-8',
    head: () => "<?xml version='1.0'?>\n<data>\n",
    items: xmlLines,
    foot: '</data>\n',
  },
};

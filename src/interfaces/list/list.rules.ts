import { entryFields } from '../../domain/items';
import type { Field } from '../../domain/schema';
import { entryName } from '../../domain/templates';
import { numberOption, textOption } from '../../domain/values';
import type { JsonObject } from '../../kernel';

/** What the options say of the entries of a list. */
export interface ListRules {
  readonly fields: readonly Field[];
  readonly template: string | undefined;
  /** The greatest number of entries; null for any. */
  readonly limit: number | null;
  readonly addLabel: string | undefined;
}

/** Invalid options are ignored, a negative limit as well. `language` is that of the reader, for names of fields. */
export const listRules = (options: JsonObject, language: string): ListRules => {
  const limit = numberOption(options, 'limit') ?? -1;
  return {
    fields: entryFields(options, language),
    template: textOption(options, 'template'),
    limit: limit < 0 ? null : Math.floor(limit),
    addLabel: textOption(options, 'addLabel'),
  };
};

/** True if no entry can be added. */
export const isFull = ({ limit }: ListRules, entries: readonly JsonObject[]): boolean =>
  limit !== null && entries.length >= limit;

/** The name of a row; '' for an entry without a text. */
export const rowName = ({ fields, template }: ListRules, entry: JsonObject): string =>
  entryName(entry, template, fields);

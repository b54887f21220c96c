import type { Json } from '../../kernel';
import type { Schema } from '../schema';
import { referenceOf, templateFields } from '../templates';
import { decodeCalendarOptions } from './calendar/calendar';
import { decodeCardsOptions } from './cards';
import { objectIn, textIn } from './saved-values';
import { sortParts } from './sort';

/** '$thumbnail' and the like are no fields. */
const isField = (path: string): boolean => !path.startsWith('$');

const uniqueFields = (paths: readonly string[]): readonly string[] => [...new Set(paths.filter(isField))];

/** Paths of templates that are missing or not readable. */
const missingTemplatePaths = (
  schema: Schema,
  collection: string,
  templates: readonly (string | null)[],
): readonly string[] =>
  templates
    .flatMap((template) => (template === null ? [] : templateFields(template)))
    .filter((path) => referenceOf(schema, collection, path) === null);

/** The sort field of a paged layout when it does not exist; null otherwise. Total. */
export const missingSortField = (
  schema: Schema,
  collection: string,
  layoutQuery: Json,
  layout: string,
): string | null => {
  const saved = textIn(objectIn(layoutQuery, layout), 'sort');
  const field = saved === null ? '' : sortParts(saved).field;
  return field === '' || referenceOf(schema, collection, field) !== null ? null : field;
};

/** Missing fields that cards show or sort by, each once. Total. */
export const missingCardFields = (
  schema: Schema,
  collection: string,
  layoutOptions: Json,
  layoutQuery: Json,
): readonly string[] => {
  const { title, subtitle, imageSource } = decodeCardsOptions(schema, collection, layoutOptions);
  const saved = textIn(objectIn(layoutOptions, 'cards'), 'imageSource');
  const sort = missingSortField(schema, collection, layoutQuery, 'cards');
  return uniqueFields([
    ...missingTemplatePaths(schema, collection, [title, subtitle]),
    ...(saved === null || saved === imageSource ? [] : [saved]),
    ...(sort === null ? [] : [sort]),
  ]);
};

/** Missing fields of a calendar; a field without dates or colours counts as missing. */
export const missingCalendarFields = (schema: Schema, collection: string, layoutOptions: Json): readonly string[] => {
  const options = decodeCalendarOptions(schema, collection, layoutOptions);
  const part = objectIn(layoutOptions, 'calendar');
  const saved = (['startDateField', 'endDateField', 'colorField'] as const).flatMap((name) => {
    const field = textIn(part, name);
    return field === null || field === options[name] ? [] : [field];
  });
  return uniqueFields([...missingTemplatePaths(schema, collection, [options.template]), ...saved]);
};

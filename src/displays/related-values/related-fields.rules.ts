import { valueIn } from '../../domain/items';
import { isAlias, primaryKeyOf, type Field, type Schema } from '../../domain/schema';
import { collectionTemplate, valueText } from '../../domain/templates';
import { textOption } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

interface Requirements {
  readonly schema: Schema;
  readonly field: Field;
  readonly related: string;
  readonly options: JsonObject;
}

/** Of one related item what it is called; of many their keys, which is all that counting them takes. */
export const relatedFields = ({ schema, field, related, options }: Requirements): readonly string[] => {
  if (isAlias(field)) return [];
  const key = primaryKeyOf(schema, related);
  return [
    ...collectionTemplate(schema, related, textOption(options, 'template') ?? null).fields,
    ...(key === null ? [] : [key.field]),
  ];
};

/** How values of the field are called: one related item by its name, its key where that is empty or all there is; of many how many. */
export const relatedFormatter = ({ schema, field, related, options }: Requirements): ((value: Json) => string) => {
  const template = collectionTemplate(schema, related, textOption(options, 'template') ?? null);
  const key = primaryKeyOf(schema, related);
  return (value) => {
    if (Array.isArray(value)) return String(value.length);
    if (!isJsonObject(value) || isAlias(field)) return valueText(value);
    return template.render(value) || (key === null ? '' : valueText(valueIn(value, key.field)));
  };
};

import { valueIn } from '../../domain/items';
import { MAX_NESTED_ROWS } from '../../domain/query';
import { isAlias, primaryKeyOf, type Field, type Schema } from '../../domain/schema';
import { collectionTemplate, valueText } from '../../domain/templates';
import { textOption } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

interface Requirements {
  readonly schema: Schema;
  readonly field: Field;
  readonly related: string;
  readonly options: JsonObject;
  readonly language?: string | undefined;
}

/** The fields a value needs: those of the name for one item; none for a list, since keys suffice to count it. */
export const relatedFields = ({ schema, field, related, options }: Requirements): readonly string[] => {
  if (isAlias(field)) return [];
  const key = primaryKeyOf(schema, related);
  return [
    ...collectionTemplate(schema, related, textOption(options, 'template') ?? null).fields,
    ...(key === null ? [] : [key.field]),
  ];
};

/** Formats values of the field as plain text: the name or key of one item, the number of items of a list. */
export const relatedFormatter = ({
  schema,
  field,
  related,
  options,
  language,
}: Requirements): ((value: Json) => string) => {
  const template = collectionTemplate(schema, related, textOption(options, 'template') ?? null, language);
  const key = primaryKeyOf(schema, related);
  return (value) => {
    if (Array.isArray(value)) return value.length < MAX_NESTED_ROWS ? String(value.length) : `${MAX_NESTED_ROWS}+`;
    if (!isJsonObject(value) || isAlias(field)) return valueText(value);
    return template.render(value) || (key === null ? '' : valueText(valueIn(value, key.field)));
  };
};

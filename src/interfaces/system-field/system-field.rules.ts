import {
  FIELD_TYPES,
  fieldsOf,
  isAlias,
  isPrimaryKey,
  type Field,
  type FieldNaming,
  type FieldType,
  type Schema,
} from '../../domain/schema';
import { flagOption, listOption } from '../../domain/values';
import { textOrder, type JsonObject } from '../../kernel';

/** Why a field cannot be chosen. */
export type FieldRefusal = 'is_primary_key' | 'wrong_type';

export interface FieldChoice {
  readonly field: string;
  readonly name: string;
  readonly type: FieldType;
  /** Null when it can be chosen. */
  readonly refusal: FieldRefusal | null;
}

export interface FieldLimits {
  /** Null for all types. */
  readonly types: readonly FieldType[] | null;
  readonly allowPrimaryKey: boolean;
}

/** The options `typeAllowList` and `allowPrimaryKey` (spec 002, 5); a list without any known type counts as not set. */
export const fieldLimits = (options: JsonObject): FieldLimits => {
  const listed = listOption(options, 'typeAllowList');
  const types = FIELD_TYPES.filter((type) => listed.includes(type));
  return { types: types.length === 0 ? null : types, allowPrimaryKey: flagOption(options, 'allowPrimaryKey') };
};

const refusalOf = (field: Field, { types, allowPrimaryKey }: FieldLimits): FieldRefusal | null => {
  if (isPrimaryKey(field) && !allowPrimaryKey) return 'is_primary_key';
  return types === null || types.includes(field.type) ? null : 'wrong_type';
};

export type RefusalText =
  | { readonly key: 'field_refused_key'; readonly parameters: { readonly field: string } }
  | { readonly key: 'field_refused_type'; readonly parameters: { readonly field: string; readonly type: string } };

/** The text for a refused field, with the reason; null for one that can be chosen. */
export const refusalText = ({ name, type, refusal }: FieldChoice): RefusalText | null => {
  switch (refusal) {
    case null:
      return null;
    case 'is_primary_key':
      return { key: 'field_refused_key', parameters: { field: name } };
    case 'wrong_type':
      return { key: 'field_refused_type', parameters: { field: name, type } };
  }
};

/** The fields of a collection by name; those without a column only where the type 'alias' is allowed. */
export const fieldChoices = (
  schema: Schema,
  collection: string,
  limits: FieldLimits,
  fieldName: FieldNaming,
  locale: string,
): readonly FieldChoice[] => {
  const compare = textOrder(locale);
  return fieldsOf(schema, collection)
    .filter((field) => !isAlias(field) || limits.types?.includes('alias') === true)
    .map((field) => ({
      field: field.field,
      name: fieldName(field),
      type: field.type,
      refusal: refusalOf(field, limits),
    }))
    .toSorted((one, other) => compare(one.name, other.name));
};

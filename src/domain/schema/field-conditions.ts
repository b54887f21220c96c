import * as t from 'io-ts';
import { type Json, jsonObject, ownMembers, totalDecoder, validEntries, withFallback } from '../../kernel';

const flag = withFallback(t.boolean, null);

/** What a field is like while an item matches the rule; null leaves it as it is. */
const fieldConditions = validEntries(
  ownMembers({
    rule: jsonObject,
    readonly: flag,
    hidden: flag,
    required: flag,
    options: withFallback(jsonObject, null),
  }),
);

export type FieldCondition = t.TypeOf<typeof fieldConditions>[number];

const decode = totalDecoder(withFallback(fieldConditions, []));

/** Conditions as a field stores them; those of another shape are left out. */
export const decodeConditions = (stored: Json): readonly FieldCondition[] => decode(stored);

import { collectionName, isSystemCollection, isUnmanaged, type Schema } from '../../../domain/schema';
import type { Choice } from '../../../domain/values';
import { textOrder } from '../../../kernel';

/** The collections that the user may read, by name; tables without configuration are left out. */
export const collectionChoices = (schema: Schema, locale: string, includeSystem: boolean): readonly Choice[] => {
  const compare = textOrder(locale);
  return [...schema.collections.values()]
    .filter((each) => !isUnmanaged(each) && (includeSystem || !isSystemCollection(each.collection)))
    .map((each) => ({
      value: each.collection,
      text: collectionName(each, locale),
      icon: each.meta?.icon ?? null,
    }))
    .toSorted((one, other) => compare(one.text, other.text));
};

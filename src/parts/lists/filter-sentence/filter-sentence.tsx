import { Fragment, useEffect, useMemo } from 'react';
import type { ItemNames } from '../../../application/filters';
import type { FilterNode } from '../../../domain/filters';
import { itemId } from '../../../domain/items';
import { type TextKey, useService, useStream, useText } from '../../../kit';
import { namedItems, sentenceSegments } from './filter-sentence.rules';
import type { FilterFormatter } from './filter-value.rules';
import { SchemaStore } from '../../../application/data-model';

/** A sentence with its names and values in bold; each keeps its own text direction. */
export const FilterSentence = ({ sentence }: { readonly sentence: string }) => (
  <span>
    {sentenceSegments(sentence).map(({ text, strong }, index) => {
      const key = `${index} ${text}`;
      return strong ? (
        <b key={key}>
          <bdi>{text}</bdi>
        </b>
      ) : (
        <Fragment key={key}>{text}</Fragment>
      );
    })}
  </span>
);

/**
 * A formatter of filters in the language of the user. Reads the names of filtered items, and updates once they are
 * loaded.
 */
export const useFilterFormatter = (
  collection: string,
  names: ItemNames,
  filters: readonly FilterNode[],
): FilterFormatter => {
  const { t, locale, localizeField, fieldName } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const itemNames = useStream(names.names$);
  useEffect(() => {
    for (const [related, keys] of namedItems(filters, { schema, collection })) names.request(related, keys);
  }, [filters, schema, collection, names]);
  return useMemo(
    () => ({
      schema,
      collection,
      locale: locale.code,
      localizeField,
      fieldName,
      translate: (key, parameters) => t(key as TextKey, parameters),
      itemName: (related, key) => itemNames.get(itemId(related, key)) ?? null,
    }),
    [schema, collection, locale, localizeField, fieldName, t, itemNames],
  );
};

import { Fragment, useEffect, useMemo } from 'react';
import type { ItemNames } from '../../application/filters';
import type { FilterNode } from '../../domain/filters';
import { SchemaService, type TextKey, useService, useStream, useText } from '../../kit';
import { namedItems, segmentsOf } from './filter-sentence.rules';
import type { Reader } from './value-words.rules';

/** A sentence about filters with what matters in it set off; names from the server keep their own direction. */
export const FilterSentence = ({ sentence }: { readonly sentence: string }) => (
  <span>
    {segmentsOf(sentence).map(({ text, strong }, place) => {
      const key = `${place} ${text}`;
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

/** Puts filters of a collection into the words of whoever is here; items are named once their names are there. */
export const useFilterReader = (collection: string, names: ItemNames, filters: readonly FilterNode[]): Reader => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaService).schema$);
  const known = useStream(names.names$);
  useEffect(() => {
    for (const [related, keys] of namedItems(filters, { schema, collection })) names.want(related, keys);
  }, [filters, schema, collection, names]);
  return useMemo(
    () => ({
      schema,
      collection,
      locale: locale.code,
      say: (key, parameters) => t(key as TextKey, parameters),
      itemName: (related, key) => known.get(`${related}/${key}`) ?? null,
    }),
    [schema, collection, locale, t, known],
  );
};

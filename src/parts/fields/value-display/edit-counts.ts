import { countEdits, type EditCounts, fieldRelations } from '../../../domain/items';
import type { Json } from '../../../kernel';
import { useService, useText } from '../../../kit';
import { SchemaStore } from '../../../application/data-model';

/** Edits of related items in words: '2 added, 1 edited'. Empty if there are none. */
export const editCountsText = (
  { added, edited, removed }: EditCounts,
  translate: (
    key: 'list_edits_added' | 'list_edits_edited' | 'list_edits_removed',
    parameters: { readonly number: string },
  ) => string,
  locale: string,
): string => {
  const print = new Intl.NumberFormat(locale);
  const parts = [
    ['list_edits_added', added],
    ['list_edits_edited', edited],
    ['list_edits_removed', removed],
  ] as const;
  return new Intl.ListFormat(locale, { type: 'unit' }).format(
    parts.filter(([, count]) => count > 0).map(([key, count]) => translate(key, { number: print.format(count) })),
  );
};

/** Returns the words for the edits of related items that a value of a field holds; null if it holds none. */
export const useEditsText = (): ((collection: string, field: string, value: Json) => string | null) => {
  const { schema } = useService(SchemaStore);
  const { t, locale } = useText();
  return (collection, field, value) => {
    const counts = value === null ? null : countEdits(fieldRelations(schema, collection), field, value);
    return counts === null ? null : editCountsText(counts, t, locale.code);
  };
};

import { useEffect, useMemo } from 'react';
import { SchemaStore } from '../../../application/data-model';
import { itemId, type PrimaryKey } from '../../../domain/items';
import { useService, useStream, useText, useViewModel } from '../../../kit';
import { itemNames } from '../../fields/item-names';
import { draftTitle, namedItems, type TitledDraft } from './drafts.view-model';

/** The titles of these drafts. The names of existing items are read, with one request per collection. */
export const useDraftTitles = (drafts: readonly TitledDraft[]): ((draft: TitledDraft) => string) => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const names = useViewModel(itemNames, locale.code);
  const loaded = useStream(names.names$);
  useEffect(() => {
    names.requestAll(namedItems(drafts.map(({ place }) => place)));
  }, [names, drafts]);
  return useMemo(() => {
    const nameOf = (collection: string, key: PrimaryKey): string | null => loaded.get(itemId(collection, key)) ?? null;
    return (draft) => draftTitle(draft, { schema, language: locale.code, nameOf, t });
  }, [loaded, schema, locale.code, t]);
};

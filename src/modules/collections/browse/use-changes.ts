import { useMemo } from 'react';
import type { ItemNames } from '../../../application/filters';
import type { CollectionView } from '../../../application/presets';
import { Registries, useService, useStream, useText, type TextKey } from '../../../kit';
import { useFilterReader } from '../../../parts/filter-sentence';
import { tellChanges, type ToldChange } from './change-sentences';

/** What sets the view apart from the saved one, in the words of whoever is here. */
export const useChanges = (view: CollectionView, names: ItemNames): readonly ToldChange[] => {
  const { t } = useText();
  const { layouts } = useService(Registries);
  const current = useStream(view.view$);
  const { saved } = useStream(view.state$);
  const filters = useMemo(() => [...saved.filters, ...current.filters], [saved, current]);
  const reader = useFilterReader(view.place.collection, names, filters);
  return useMemo(() => {
    const layoutName = (id: string): string => (layouts.has(id) ? t(layouts.get(id).name as TextKey) : id);
    return tellChanges(reader, layoutName, saved, current);
  }, [reader, layouts, t, saved, current]);
};

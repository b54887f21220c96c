import { DraftJournal, DraftList } from '../../../application/recovery';
import type { JournalEntry } from '../../../domain/recovery';
import { collectionPath, draftItemPath, newItemPath, resumePath, type Translate, viewModel } from '../../../kit';

export const draftListViewModel = viewModel([DraftJournal], (unfinished) => () => new DraftList(unfinished));

/** The page on which a draft can be continued. */
export const draftPath = ({ id, place }: Pick<JournalEntry, 'id' | 'place'>): string => {
  switch (place.kind) {
    case 'existing':
      return draftItemPath(place.collection, place.key);
    case 'new':
      return newItemPath(place.collection);
    case 'several':
      return resumePath(place.collection, id);
    case 'singleton':
      return collectionPath(place.collection);
  }
};

/** The title of a draft; `collection` is the display name of the collection. */
export const draftTitle = ({ place }: Pick<JournalEntry, 'place'>, collection: string, t: Translate): string => {
  if (place.kind === 'several') return t('several_in', { collection, count: place.keys.length });
  return place.kind === 'new' ? t('creating_in', { collection }) : collection;
};

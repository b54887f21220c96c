import type { NamedItem } from '../../../application/filters';
import { DraftJournal, DraftList } from '../../../application/recovery';
import type { PrimaryKey } from '../../../domain/items';
import type { EditTarget, JournalEntry } from '../../../domain/recovery';
import { collectionName, type Schema } from '../../../domain/schema';
import { collectionTemplate } from '../../../domain/templates';
import { shorten } from '../../../kernel';
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

/** A draft, or what is known of an edit in another tab. */
export interface TitledDraft extends Pick<JournalEntry, 'place'> {
  readonly edits?: JournalEntry['edits'] | undefined;
}

/** The longest title in characters; the rest of a name is left out. */
const MAX_TITLE = 80;

interface TitleContext {
  readonly schema: Schema;
  readonly language: string;
  /** The name of an item; null while it is unknown, and where it may not be read. */
  readonly nameOf: (collection: string, key: PrimaryKey) => string | null;
  readonly t: Translate;
}

/**
 * The title of a draft: the name of its item, for a new item the name that its edits give it. Without a name the
 * collection, with the key of an existing item.
 */
export const draftTitle = (
  { place, edits = {} }: TitledDraft,
  { schema, language, nameOf, t }: TitleContext,
): string => {
  const meta = schema.collections.get(place.collection);
  const collection = meta === undefined ? place.collection : collectionName(meta, language);
  const cut = (name: string): string => shorten(name, MAX_TITLE, '…');
  switch (place.kind) {
    case 'several':
      return t('several_in', { collection, count: place.keys.length });
    case 'singleton':
      return collection;
    case 'existing':
      return cut(nameOf(place.collection, place.key) ?? `${collection} ${place.key}`);
    case 'new': {
      const name = collectionTemplate(schema, place.collection, null, language).render(edits);
      const title = t('creating_in', { collection });
      return name === '' ? title : `${title}: ${cut(name)}`;
    }
  }
};

/** The existing items: what the titles need the names of. */
export const namedItems = (places: readonly EditTarget[]): readonly NamedItem[] =>
  places.flatMap((place) => (place.kind === 'existing' ? [{ collection: place.collection, item: place.key }] : []));

import { holding, openEditing } from '../../../../tests/support/open-editing';
import type { Item, SaveTarget, StagedChange } from '../../../domain/items';
import type { Access } from '../../../domain/permissions';
import { currentValue, networkFailure } from '../../../kernel';
import type { ItemForm } from '../form/item-form';

const album: SaveTarget = { kind: 'existing', collection: 'albums', key: '7' };
export const base = { id: 7, title: 'One', author: 1, tracks: [1, 2], photos: [], cover: null, date_updated: 'a' };
export const lost = networkFailure('PATCH /items/albums/7', true);
export const newTrack: StagedChange = { kind: 'create', draft: 'n', values: { name: 'New' } };

/** A role without access to revisions. */
export const clerk = holding(
  ...['albums', 'tracks', 'photos'].flatMap((collection) =>
    (['create', 'read', 'update', 'delete'] as const).map((action) => ({ collection, action })),
  ),
);

export const open = (access?: Access) => {
  const opened = openEditing(album, access);
  opened.line.stored = base;
  opened.editing.reload();
  return opened;
};

/** A save of these edits whose answer is lost; `now` are the values of the album since. */
export const loseAnswer = (edit: (form: ItemForm) => void, now: Item, access?: Access) => {
  const opened = open(access);
  const { editing, save, line } = opened;
  edit(editing.form);
  save.execute('stay');
  const lists = (collection: string) => line.of('list').filter((list) => list.collection === collection);
  lists('tracks')
    .at(-1)
    ?.answer([{ id: 1, album: 7 }]);
  lists('directus_revisions')
    .at(-1)
    ?.answer([{ id: 30 }]);
  line.last('update').fail(lost);
  line.stored = { ...base, ...now };
  return { ...opened, state: () => currentValue(editing.uncertainWrite$)?.state ?? null };
};

export const ownRevision = (delta: Item) => ({ id: 31, delta, activity: { user: { id: 'me' } } });

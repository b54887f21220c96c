import { promptedConflicts } from '../save-prompts';
import { holding, openEditing } from '../../../../tests/support/open-editing';
import { forbidden } from '../../../../tests/support/scripted-items';
import type { Item, Resolution, SaveTarget } from '../../../domain/items';
import type { Access } from '../../../domain/permissions';
import { currentValue, networkFailure } from '../../../kernel';

const album: SaveTarget = { kind: 'existing', collection: 'albums', key: '7' };
const base = { id: 7, title: 'One', author: 1, tracks: [1, 2], photos: [], date_updated: 'a' };

/** An album in which track 1 and the author are edited in drawers, and saved. */
const saveEdits = (track: Item = { name: 'Mine' }, author: Item | null = null) => {
  const opened = openEditing(album);
  const { editing, line, save } = opened;
  line.stored = base;
  editing.reload();
  const { form } = editing;
  form.baselines.set('tracks', 1, { id: 1, name: 'Before', author: 1 });
  form.stage('tracks', { kind: 'update', row: { key: 1 }, values: track });
  if (author !== null) {
    form.baselines.set('authors', 1, { id: 1, name: 'Ann' });
    form.change('author', { id: 1, ...author });
  }
  save.execute('stay');
  const prompt = () => {
    const current = currentValue(editing.prompts.current$);
    return current?.kind === 'conflict' ? promptedConflicts(current) : null;
  };
  const decide = (resolutions: Readonly<Record<string, Resolution>>): void =>
    editing.prompts.answer({ kind: 'resolve', resolutions });
  /** Answers the comparison, and what names a conflict and its author. */
  const answer = (...rows: readonly Item[]): void => {
    line.last('list').answer(rows);
    if (line.last('list').collection === 'directus_revisions' && line.of('update').length === 0)
      line.last('list').answer([]);
  };
  return { ...opened, form, prompt, decide, answer };
};

test('reads the edited fields of the edited rows once, and sends the edits when nothing has changed', () => {
  const { line, prompt } = saveEdits();
  const [compared] = line.of('list');
  expect(compared).toMatchObject({
    collection: 'tracks',
    query: { fields: ['id', 'name', 'album'], filter: { id: { _in: [1] } }, limit: 1 },
  });
  compared?.answer([{ id: 1, name: 'Before' }]);
  expect(prompt()).toBeNull();
  line.last('list').answer([{ id: 30 }]);
  expect(line.last('update').body).toEqual({ tracks: { update: [{ id: 1, name: 'Mine' }] } });
});

test('sends no further request for rows whose base is not known, and none without edited rows', () => {
  const { editing, line, save } = openEditing(album);
  line.stored = base;
  editing.reload();
  editing.form.change('title', 'Two');
  save.execute('stay');
  expect(line.of('list')).toEqual([]);
  expect(line.last('update').body).toEqual({ title: 'Two' });
});

test('asks about a row that was changed otherwise since, by its name, and compares again after the decision', () => {
  const { line, form, prompt, decide } = saveEdits();
  line.last('list').answer([{ id: 1, name: 'Theirs' }]);
  line.last('list').answer([{ activity: { timestamp: 'b', user: { id: 'them' } } }]);
  expect(prompt()).toEqual([
    {
      field: 'name',
      base: 'Before',
      mine: 'Mine',
      theirs: 'Theirs',
      row: { collection: 'tracks', key: 1, name: '1', isDeleted: false },
    },
  ]);
  expect(line.of('update')).toEqual([]);
  decide({ 'tracks/1/name': 'mine' });
  line.last('list').answer([{ id: 1, name: 'Theirs' }]);
  line.last('list').answer([{ id: 30 }]);
  expect(line.last('update').body).toEqual({ tracks: { update: [{ id: 1, name: 'Mine' }] } });
  line.last('update').answer(base);
  expect([form.dirty, form.baselines.of('tracks', 1)]).toEqual([false, null]);
});

test('asks with the value that was typed on during the comparison', () => {
  const { form, prompt, decide, answer } = saveEdits();
  form.stage('tracks', { kind: 'update', row: { key: 1 }, values: { name: 'Typed on' } });
  answer({ id: 1, name: 'Theirs' });
  expect(prompt()).toMatchObject([{ mine: 'Typed on', theirs: 'Theirs' }]);
  decide({ 'tracks/1/name': 'mine' });
  expect(form.edits).toEqual({ tracks: { update: [{ id: 1, name: 'Typed on' }] } });
});

test('gives an edit up for the value of the other user', () => {
  const { line, form, saved, decide, answer } = saveEdits({ name: 'Mine', author: 4 });
  answer({ id: 1, name: 'Theirs', author: 1 });
  line.last('list').answer([]);
  decide({ 'tracks/1/name': 'theirs' });
  expect(form.edits).toEqual({ tracks: { update: [{ id: 1, author: 4 }] } });
  line.last('list').answer([{ id: 1, author: 1 }]);
  line.last('list').answer([{ id: 30 }]);
  expect(line.last('update').body).toEqual({ tracks: { update: [{ id: 1, author: 4 }] } });
  line.last('update').answer(base);
  expect(saved).toHaveLength(1);
});

test('sends nothing when all edits are given up, of the item in a many-to-one field as well', () => {
  const { line, form, saved, decide, prompt } = saveEdits({ name: 'Mine' }, { name: 'Anna' });
  const [tracks, authors] = line.of('list');
  tracks?.answer([{ id: 1, name: 'Theirs' }]);
  authors?.answer([{ id: 1, name: 'Anne' }]);
  for (const author of line.of('list').slice(2)) author.answer([]);
  expect(prompt()?.map(({ row }) => row?.collection)).toEqual(['authors', 'tracks']);
  const place = currentValue(form.place$);
  decide({ 'tracks/1/name': 'theirs', 'authors/1/name': 'theirs' });
  expect([form.dirty, saved.length, line.of('update').length]).toEqual([false, 1, 0]);
  // A new place: the list reads its rows again, with the values of the other user.
  expect(currentValue(form.place$)).not.toBe(place);
});

test('edits of a row that was deleted can only be given up', () => {
  const { line, form, decide, prompt } = saveEdits();
  line.last('list').answer([]);
  line.last('list').answer([]);
  expect(prompt()).toMatchObject([{ row: { isDeleted: true } }]);
  decide({ 'tracks/1/name': 'theirs' });
  expect(form.dirty).toBe(false);
});

test('rows that may not be read any more count as deleted; a failed comparison fails the save', () => {
  const hidden = saveEdits();
  hidden.line.last('list').fail(forbidden);
  hidden.line.last('list').answer([]);
  expect(hidden.prompt()).toMatchObject([{ row: { isDeleted: true } }]);
  const failed = saveEdits();
  failed.line.last('list').fail(networkFailure('GET /items/tracks', false));
  expect([failed.prompt(), failed.form.dirty, failed.line.of('update').length]).toEqual([null, true, 0]);
  expect(currentValue(failed.editing.failure$)).toMatchObject({ kind: 'network' });
});

test('cancelling keeps the edits and sends nothing', () => {
  const { line, form, editing } = saveEdits();
  line.last('list').answer([{ id: 1, name: 'Theirs' }]);
  line.last('list').answer([]);
  editing.prompts.answer({ kind: 'cancel' });
  expect([form.dirty, line.of('update').length, editing.isBusy]).toEqual([true, 0, false]);
});

test('what was edited during the save is based on what was sent', () => {
  const { line, form } = saveEdits();
  line.last('list').answer([{ id: 1, name: 'Before' }]);
  line.last('list').answer([{ id: 30 }]);
  form.stage('tracks', { kind: 'update', row: { key: 1 }, values: { name: 'Mine too' } });
  line.last('update').answer(base);
  expect(form.edits).toEqual({ tracks: { update: [{ id: 1, name: 'Mine too' }] } });
  expect(form.baselines.of('tracks', 1)).toEqual({ id: 1, name: 'Mine', author: 1, album: 7 });
});

/** A photo whose caption is edited here and by another user, and the requests for photos. */
const saveCaption = (access: Access) => {
  const { editing, line, save } = openEditing(album, access);
  line.stored = base;
  editing.reload();
  editing.form.baselines.set('photos', 'p', { id: 'p', caption: 'Before' });
  editing.form.stage('photos', { kind: 'update', row: { key: 'p' }, values: { caption: 'Mine' } });
  save.execute('stay');
  line.last('list').answer([{ id: 'p', caption: 'Theirs' }]);
  return { editing, line, requests: () => line.of('list').filter(({ collection }) => collection === 'photos') };
};

test('reads the other fields of the display template for the name of a changed row', () => {
  const { editing, line, requests } = saveCaption(
    holding({ collection: 'albums' }, { collection: 'photos' }, { collection: 'photos', action: 'read' }),
  );
  expect(requests()[1]).toMatchObject({ query: { fields: ['id', 'caption', 'credit'] } });
  line.last('list').answer([{ id: 'p', caption: 'Theirs', credit: 'Ann' }]);
  expect(currentValue(editing.prompts.current$)).toMatchObject({
    groups: [{ conflicts: [{ row: { name: 'Theirs Ann' } }] }],
  });
});

test('does not request fields of the display template that the role may not read', () => {
  const { editing, requests } = saveCaption(
    holding(
      { collection: 'albums' },
      { collection: 'photos' },
      { collection: 'photos', action: 'read', fields: ['id', 'caption'] },
    ),
  );
  expect(requests()).toHaveLength(1);
  expect(currentValue(editing.prompts.current$)).toMatchObject({
    groups: [{ conflicts: [{ row: { name: 'Theirs' } }] }],
  });
});

test('groups the conflicts by the users who have made the other changes', () => {
  const { line, editing } = saveEdits({ name: 'Mine' }, { name: 'Anna' });
  const [tracks, authors] = line.of('list');
  tracks?.answer([{ id: 1, name: 'Theirs' }]);
  authors?.answer([{ id: 1, name: 'Anne' }]);
  const by = (id: string) => [{ activity: { timestamp: 'b', user: { id, first_name: id } } }];
  line
    .of('list')
    .slice(2)
    .forEach((author, index) => author.answer(by(index === 0 ? 'ann' : 'bo')));
  expect(currentValue(editing.prompts.current$)).toMatchObject({
    groups: [
      { conflicts: [{ row: { collection: 'authors' } }], concurrent: { latest: { by: { id: 'ann' } } } },
      { conflicts: [{ row: { collection: 'tracks' } }], concurrent: { latest: { by: { id: 'bo' } } } },
    ],
  });
});

test('asks about the item and its related items at once, and sends both answers', () => {
  const { editing, line, save } = openEditing(album);
  line.stored = base;
  editing.reload();
  const { form } = editing;
  form.baselines.set('tracks', 1, { id: 1, name: 'Before', author: 1 });
  form.stage('tracks', { kind: 'update', row: { key: 1 }, values: { name: 'Mine' } });
  form.change('title', 'My title');
  line.stored = { ...base, title: 'Their title', date_updated: 'b' };
  save.execute('stay');
  const answerList = (rows: readonly Item[]): void => line.last('list').answer(rows);
  answerList([]);
  answerList([{ id: 1, name: 'Theirs' }]);
  answerList([]);
  expect(promptedConflicts(currentValue(editing.prompts.current$))).toMatchObject([
    { field: 'title', mine: 'My title', theirs: 'Their title' },
    { field: 'name', mine: 'Mine', theirs: 'Theirs', row: { collection: 'tracks' } },
  ]);
  expect(line.of('update')).toEqual([]);
  editing.prompts.answer({ kind: 'resolve', resolutions: { title: 'mine', 'tracks/1/name': 'theirs' } });
  expect(form.edits).toEqual({ title: 'My title' });
  expect(line.last('update').body).toEqual({ title: 'My title' });
});

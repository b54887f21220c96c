import { holding } from '../../../../tests/support/open-editing';
import { forbidden } from '../../../../tests/support/scripted-items';
import type { StagedChange } from '../../../domain/items';
import { currentValue } from '../../../kernel';
import type { ItemForm } from '../form/item-form';
import { base, clerk, lost, loseAnswer, open, ownRevision } from './lost-answer.fixtures';

describe('rows whose keys the client may make', () => {
  const newPhoto: StagedChange = { kind: 'create', draft: 'p', values: { caption: 'New' } };
  test('have them before they are sent, and keep their names', () => {
    const { editing, line } = loseAnswer((form) => form.stage('photos', newPhoto), {}, clerk);
    const [row] = editing.form.staged('photos')?.created ?? [];
    expect(row).toMatchObject({
      draft: 'p',
      values: { caption: 'New', id: expect.stringMatching(/^0{8}-/u) as string },
    });
    expect(line.last('update').body).toEqual({ photos: { create: [row?.values] } });
  });
  test('are looked up where there are no revisions to read', () => {
    const { save, line, editing, saved } = loseAnswer((form) => form.stage('photos', newPhoto), {}, clerk);
    const key = editing.form.staged('photos')?.created[0]?.values['id'] ?? '';
    save.execute('stay');
    expect(line.last('list')).toMatchObject({ collection: 'photos', query: { filter: { id: { _in: [key] } } } });
    line.last('list').answer([{ id: key }]);
    expect([saved.length, editing.form.dirty, line.of('update').length]).toEqual([1, false, 1]);
  });
  test('are sent again, with the same keys, if there are none', () => {
    const { save, line } = loseAnswer((form) => form.stage('photos', newPhoto), {}, clerk);
    save.execute('stay');
    line.last('list').answer([]);
    const [one, other] = line.of('update').map(({ body }) => body);
    expect(other).toEqual(one);
  });
  test('are no proof if they cannot be read', () => {
    const { save, line, state } = loseAnswer((form) => form.stage('photos', newPhoto), {}, clerk);
    save.execute('stay');
    line.last('list').fail(forbidden);
    expect([state(), line.of('update').length]).toEqual(['unverifiable', 1]);
  });
});

describe('a new item in a many-to-one field whose key the client may make', () => {
  const change = (form: ItemForm): void => form.change('cover', { caption: 'New' });
  const sentKey = (body: unknown): string => (body as { readonly cover: { readonly id: string } }).cover.id;
  test('has it where it is sent, not in the form', () => {
    const { editing, line } = loseAnswer(change, {}, clerk);
    expect(line.last('update').body).toEqual({
      cover: { caption: 'New', id: expect.stringMatching(/^0{8}-/u) as string },
    });
    expect(editing.form.edits).toEqual({ cover: { caption: 'New' } });
  });
  test('is looked up where there are no revisions to read', () => {
    const { editing, save, line, saved } = loseAnswer(change, {}, clerk);
    const key = sentKey(line.last('update').body);
    line.stored = { ...base, cover: key };
    save.execute('stay');
    expect(line.last('list')).toMatchObject({ collection: 'photos', query: { filter: { id: { _in: [key] } } } });
    line.last('list').answer([{ id: key }]);
    expect([saved.length, editing.form.dirty, line.of('update').length]).toEqual([1, false, 1]);
    expect(editing.form.values['cover']).toBe(key);
  });
  test('is sent again if it does not exist, though the field was changed by another user', () => {
    const { editing, save, line } = loseAnswer(change, { cover: 'theirs' }, clerk);
    save.execute('stay');
    line.last('list').answer([]);
    expect(currentValue(editing.prompts.current$)).toMatchObject({
      kind: 'conflict',
      groups: [{ conflicts: [{ field: 'cover', mine: { caption: 'New' }, theirs: 'theirs' }] }],
    });
  });
  test('is recorded with the attempt, for a later page', () => {
    const { editing, line } = loseAnswer(change, {}, clerk);
    const attempt = currentValue(editing.attempt$);
    const key = sentKey(line.last('update').body);
    expect(attempt).toMatchObject({ sent: { cover: { caption: 'New' } }, created: { collection: 'photos', key } });
    if (attempt === null) throw new Error('The save was not recorded');
    const later = open(clerk);
    later.line.stored = { ...base, cover: key };
    later.editing.resume(attempt);
    later.editing.form.change('cover', { caption: 'New' });
    later.check.execute();
    later.line.last('list').answer([{ id: key }]);
    expect([later.editing.form.dirty, currentValue(later.editing.uncertainWrite$)]).toEqual([false, null]);
  });
  test('has none where the server counts keys, or where the user may not send them', () => {
    const row: StagedChange = { kind: 'create', draft: 'n', values: { name: 'New', author: { name: 'Ann' } } };
    const { line } = loseAnswer(
      (form) => {
        form.stage('tracks', row);
        change(form);
      },
      {},
      holding(
        ...['albums', 'tracks', 'photos', 'authors'].flatMap((collection) =>
          (['create', 'read', 'update'] as const).map((action) => ({
            collection,
            action,
            fields: collection === 'photos' ? ['caption'] : ['*'],
          })),
        ),
      ),
    );
    expect(line.last('update').body).toEqual({
      tracks: { create: [{ name: 'New', author: { name: 'Ann' } }] },
      cover: { caption: 'New' },
    });
  });
});

describe('a new row of a draft whose key the server makes, edited after it was sent', () => {
  const ROW = { name: 'New' };
  const sent = { tracks: { create: [ROW] } };
  const typed = { tracks: { create: [{ name: 'Newer' }, { name: 'Other' }] } };
  /** A page with a draft of these edits, once its write is known to be applied. */
  const restore = () => {
    const { line: before, editing } = loseAnswer((form) => form.change('tracks', sent.tracks), {});
    const attempt = currentValue(editing.attempt$);
    if (attempt === null) throw new Error('The save was not recorded');
    expect(before.last('update').body).toEqual(sent);
    const page = open();
    page.line.stored = { ...base, tracks: [1, 2, 3, 4] };
    page.editing.resume(attempt);
    page.editing.form.change('tracks', typed.tracks);
    page.check.execute();
    return page;
  };
  const apply = () => {
    const page = restore();
    page.line.last('list').answer([ownRevision({ date_updated: 'b' })]);
    return page;
  };

  test('is looked up by what was sent, and edited by its key', () => {
    const { line, editing } = apply();
    expect(line.last('list')).toMatchObject({
      collection: 'tracks',
      query: {
        fields: ['id'],
        filter: { _and: [{ album: { _eq: '7' } }, { name: { _eq: 'New' } }] },
        sort: ['-id'],
        limit: 1,
      },
    });
    line.last('list').answer([{ id: 3 }]);
    expect(editing.form.edits).toEqual({
      tracks: { create: [{ name: 'Other' }], update: [{ name: 'Newer', id: 3 }] },
    });
    expect(editing.form.baselines.of('tracks', 3)).toEqual(ROW);
  });
  test('is edited by its key, too, if the user takes the write for applied', () => {
    const { line, editing } = restore();
    line.last('list').fail(forbidden);
    line.last('list').answer([{ id: 3 }]);
    expect(currentValue(editing.uncertainWrite$)?.state).toBe('unverifiable');
    editing.acceptWrite();
    expect(editing.form.edits).toEqual({
      tracks: { create: [{ name: 'Other' }], update: [{ name: 'Newer', id: 3 }] },
    });
  });
  test('stays a new row if it is not found, was there before, or may not be read', () => {
    for (const found of [[], [{ id: 2 }]]) {
      const { line, editing } = apply();
      line.last('list').answer(found);
      expect(editing.form.edits).toEqual(typed);
    }
    const { line, editing } = apply();
    line.last('list').fail(forbidden);
    expect(editing.form.edits).toEqual(typed);
  });
  test('leaves the write open if it cannot be looked up', () => {
    const { line, editing } = apply();
    line.last('list').fail(lost);
    expect(currentValue(editing.uncertainWrite$)?.state).toBe('open');
    expect(editing.form.edits).toEqual(typed);
  });
});

import { promptedConflicts } from './save-prompts';
import fc from 'fast-check';
import { admin, article, holding, loaded, openEditing } from '../../../tests/support/open-editing';
import { forbidden } from '../../../tests/support/scripted-items';
import { apiFailure, currentValue } from '../../kernel';

const LATER = '2026-11-20T11:58:00';

const anna = {
  activity: { timestamp: `${LATER}Z`, user: { id: 'a', first_name: 'Anna', last_name: 'Berg', email: null } },
};

test('a save keeps concurrent changes of other fields and reports their author', () => {
  const { editing, save, saved, line } = openEditing();
  editing.form.change('title', 'Mine');
  line.stored = { ...loaded, body: 'Theirs', date_updated: LATER };
  save.execute('stay');
  line.last('list').answer([anna]);
  expect(line.last('update').body).toEqual({ title: 'Mine' });
  expect(editing.form.values['body']).toBe('Theirs');
  line.last('update').answer({ ...line.stored, title: 'Mine' });
  expect(saved[0]?.concurrent).toEqual({
    fields: ['body'],
    latest: { by: { id: 'a', first_name: 'Anna', last_name: 'Berg', email: null }, at: `${LATER}Z` },
  });
});

test('a changed audit field alone is no concurrent change', () => {
  const { editing, save, line } = openEditing();
  editing.form.change('title', 'Mine');
  line.stored = { ...loaded, date_updated: LATER };
  save.execute('stay');
  expect(line.of('list')).toEqual([]);
  expect(line.last('update').body).toEqual({ title: 'Mine' });
});

test('the time of a concurrent change is reported without access to revisions', () => {
  const { editing, save, saved, line } = openEditing(article, holding({}));
  editing.form.change('title', 'Mine');
  line.stored = { ...loaded, words: 4, date_updated: LATER };
  save.execute('stay');
  line.last('update').answer({ ...line.stored, title: 'Mine' });
  expect(line.of('list')).toEqual([]);
  expect(saved[0]?.concurrent).toEqual({ fields: ['words'], latest: { by: null, at: LATER } });
});

test('the author comes from the audit fields when revisions do not name one', () => {
  const { editing, save, saved, line } = openEditing({ kind: 'existing', collection: 'signed', key: '7' });
  editing.form.change('title', 'Mine');
  line.stored = { ...loaded, words: 4, user_updated: 'me', date_updated: LATER };
  save.execute('stay');
  line.last('list').answer([{ activity: { timestamp: `${LATER}Z`, user: null } }]);
  line.last('update').answer({ ...line.stored, title: 'Mine' });
  expect(line.of('read').filter(({ collection }) => collection === 'directus_users')).toEqual([]);
  expect(saved[0]?.concurrent).toMatchObject({ fields: ['words'], latest: { by: { id: 'me' }, at: `${LATER}Z` } });
});

const collide = () => {
  const open = openEditing();
  open.editing.form.change('title', 'Mine');
  open.editing.form.change('words', 9);
  open.line.stored = { ...loaded, title: 'Theirs', body: 'Also theirs', date_updated: LATER };
  open.save.execute('leave');
  open.line.last('list').answer([anna]);
  return open;
};

describe('a field changed concurrently', () => {
  test('nothing is written before the prompt is answered', () => {
    const { editing, line, save } = collide();
    expect(line.of('update')).toEqual([]);
    expect(currentValue(editing.prompts.current$)).toMatchObject({
      kind: 'conflict',
      groups: [
        {
          conflicts: [{ field: 'title', base: 'One', mine: 'Mine', theirs: 'Theirs' }],
          concurrent: { fields: ['title', 'body'] },
        },
      ],
    });
    expect(currentValue(save.denied$)).toBe('saving');
  });

  test('cancelling the prompt writes nothing and keeps the edits', () => {
    const { editing, line, save } = collide();
    editing.prompts.answer({ kind: 'cancel' });
    expect(line.of('update')).toEqual([]);
    expect(editing.form.edits).toEqual({ title: 'Mine', words: 9 });
    expect(currentValue(save.denied$)).toBe(false);
    expect(currentValue(editing.prompts.current$)).toBeNull();
  });

  test.each([
    ['mine', { title: 'Mine', words: 9 }],
    ['theirs', { words: 9 }],
    ['both', { title: 'Theirs\nMine', words: 9 }],
  ] as const)('%s: the save continues with the chosen value', (resolution, sent) => {
    const { editing, line, saved } = collide();
    editing.prompts.answer({ kind: 'resolve', resolutions: { title: resolution } });
    expect(line.last('update').body).toEqual(sent);
    line.last('update').answer({ ...line.stored, ...sent });
    expect(editing.form.edits).toEqual({});
    expect(editing.form.values).toMatchObject({ body: 'Also theirs', words: 9 });
    expect(saved).toMatchObject([{ then: 'leave', concurrent: { fields: ['body'] } }]);
  });

  test('a second concurrent change prompts again', () => {
    const { editing, line } = collide();
    line.stored = { ...loaded, title: 'Theirs again', date_updated: '2026-11-20T11:59:00' };
    editing.prompts.answer({ kind: 'resolve', resolutions: { title: 'mine' } });
    line.last('list').answer([anna]);
    expect(line.of('update')).toEqual([]);
    expect(currentValue(editing.prompts.current$)).toMatchObject({
      groups: [{ conflicts: [{ base: 'Theirs', mine: 'Mine', theirs: 'Theirs again' }] }],
    });
  });

  test('the same change on both sides sends nothing', () => {
    const { editing, save, saved, line, notified } = openEditing();
    editing.form.change('title', 'Same');
    line.stored = { ...loaded, title: 'Same', date_updated: LATER };
    save.execute('stay');
    line.last('list').answer([anna]);
    expect(line.of('update')).toEqual([]);
    expect(saved).toMatchObject([{ then: 'stay', concurrent: null }]);
    expect(notified()).toEqual(['already_saved']);
    expect(editing.form.dirty).toBe(false);
  });
});

test('in 1000 random concurrent edits every overlap prompts, nothing else does, and no concurrent change is overwritten', () => {
  const value = fc.constantFrom('a', 'b', 'c');
  const change = fc.dictionary(fc.constantFrom('title', 'body', 'status'), value, { noNullPrototype: true });
  fc.assert(
    fc.property(change, change, (mine, theirs) => {
      const { editing, save, line } = openEditing();
      for (const [field, text] of Object.entries(mine)) editing.form.change(field, text);
      const { edits } = editing.form;
      const stored = { ...loaded, ...theirs, date_updated: LATER };
      line.stored = stored;
      save.execute('stay');
      if (line.of('list').length > 0) line.last('list').answer([]);
      const overlap = Object.keys(edits).filter(
        (field) => stored[field as 'title'] !== loaded[field as 'title'] && stored[field as 'title'] !== edits[field],
      );
      const question = currentValue(editing.prompts.current$);
      expect(promptedConflicts(question).map(({ field }) => field)).toEqual(overlap);
      for (const { body } of line.of('update')) {
        for (const field of Object.keys(body)) expect(stored[field as 'title']).toBe(loaded[field as 'title']);
      }
    }),
    { numRuns: 1000 },
  );
});

describe('the item was deleted', () => {
  const leave = (access = admin) => {
    const open = openEditing(article, access);
    open.editing.form.change('title', 'Mine');
    open.line.stored = null;
    open.save.execute('stay');
    open.line.last('read').fail(forbidden);
    open.line.last('list').answer([{ timestamp: '2026-11-20T10:00:00Z', user: null }]);
    return open;
  };

  test('prompts, and keeps the edits', () => {
    const { editing, line } = leave();
    expect(line.last('list').collection).toBe('directus_activity');
    expect(currentValue(editing.prompts.current$)).toEqual({
      kind: 'deleted',
      by: { by: null, at: '2026-11-20T10:00:00Z' },
    });
    editing.prompts.answer({ kind: 'cancel' });
    expect(line.of('update')).toEqual([]);
    expect(editing.form.edits).toEqual({ title: 'Mine' });
  });

  test("is created again with the edits after the answer 'recreate'", () => {
    const { editing, line, saved } = leave();
    editing.prompts.answer({ kind: 'recreate' });
    expect(line.last('create').body).toEqual({
      title: 'Mine',
      body: 'Text',
      words: 3,
      tags: ['a'],
      status: 'draft',
      author: 1,
    });
    line.last('create').answer({ ...loaded, id: 40, title: 'Mine' });
    expect(editing.target).toMatchObject({ key: 40 });
    expect(saved).toMatchObject([{ key: 40, created: true, then: 'stay' }]);
    expect(editing.form.dirty).toBe(false);
  });

  test('prompts when it is deleted between the comparison and the write', () => {
    const { editing, save, line } = openEditing();
    editing.form.change('title', 'Mine');
    save.execute('stay');
    line.last('update').fail(apiFailure(404, 'ITEM_NOT_FOUND', ''));
    line.last('list').fail(forbidden);
    expect(currentValue(editing.prompts.current$)).toEqual({ kind: 'deleted', by: null });
  });
});

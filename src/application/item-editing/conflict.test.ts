import fc from 'fast-check';
import { admin, article, holding, loaded, now, openEditing } from '../../../tests/support/open-editing';
import { forbidden } from '../../../tests/support/scripted-items';
import { apiFailure } from '../../kernel';

const LATER = '2026-11-20T11:58:00';

const anna = {
  activity: { timestamp: `${LATER}Z`, user: { id: 'a', first_name: 'Anna', last_name: 'Berg', email: null } },
};

test('what others have changed elsewhere is kept, and told with their name', () => {
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

test('a stamp that has moved without a change is no change', () => {
  const { editing, save, line } = openEditing();
  editing.form.change('title', 'Mine');
  line.stored = { ...loaded, date_updated: LATER };
  save.execute('stay');
  expect(line.of('list')).toEqual([]);
  expect(line.last('update').body).toEqual({ title: 'Mine' });
});

test('who may not read revisions still hears when', () => {
  const { editing, save, saved, line } = openEditing(article, holding({}));
  editing.form.change('title', 'Mine');
  line.stored = { ...loaded, words: 4, date_updated: LATER };
  save.execute('stay');
  line.last('update').answer({ ...line.stored, title: 'Mine' });
  expect(line.of('list')).toEqual([]);
  expect(saved[0]?.concurrent).toEqual({ fields: ['words'], latest: { by: null, at: LATER } });
});

test('where revisions do not say whose they are the item itself may', () => {
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

describe('the same field changed by two', () => {
  test('nothing is written before somebody has decided', () => {
    const { editing, line, save } = collide();
    expect(line.of('update')).toEqual([]);
    expect(now(editing.prompts.current$)).toMatchObject({
      kind: 'conflict',
      conflicts: [{ field: 'title', base: 'One', mine: 'Mine', theirs: 'Theirs' }],
      concurrent: { fields: ['title', 'body'] },
    });
    expect(now(save.denied$)).toBe('saving');
  });

  test('thinking better of it leaves everything as it was, unsaved', () => {
    const { editing, line, save } = collide();
    editing.prompts.answer({ kind: 'cancel' });
    expect(line.of('update')).toEqual([]);
    expect(editing.form.edits).toEqual({ title: 'Mine', words: 9 });
    expect(now(save.denied$)).toBe(false);
    expect(now(editing.prompts.current$)).toBeNull();
  });

  test.each([
    ['mine', { title: 'Mine', words: 9 }],
    ['theirs', { words: 9 }],
    ['both', { title: 'Theirs\nMine', words: 9 }],
  ] as const)('%s: the save goes on with what was chosen', (resolution, sent) => {
    const { editing, line, saved } = collide();
    editing.prompts.answer({ kind: 'resolve', resolutions: { title: resolution } });
    expect(line.last('update').body).toEqual(sent);
    line.last('update').answer({ ...line.stored, ...sent });
    expect(editing.form.edits).toEqual({});
    expect(editing.form.values).toMatchObject({ body: 'Also theirs', words: 9 });
    expect(saved).toMatchObject([{ then: 'leave', concurrent: { fields: ['body'] } }]);
  });

  test('somebody is quicker once more: asked again', () => {
    const { editing, line } = collide();
    line.stored = { ...loaded, title: 'Theirs again', date_updated: '2026-11-20T11:59:00' };
    editing.prompts.answer({ kind: 'resolve', resolutions: { title: 'mine' } });
    line.last('list').answer([anna]);
    expect(line.of('update')).toEqual([]);
    expect(now(editing.prompts.current$)).toMatchObject({
      conflicts: [{ base: 'Theirs', mine: 'Mine', theirs: 'Theirs again' }],
    });
  });

  test('the same change on both sides is nobody’s: nothing is sent', () => {
    const { editing, save, saved, line, told } = openEditing();
    editing.form.change('title', 'Same');
    line.stored = { ...loaded, title: 'Same', date_updated: LATER };
    save.execute('stay');
    line.last('list').answer([anna]);
    expect(line.of('update')).toEqual([]);
    expect(saved).toMatchObject([{ then: 'stay', concurrent: null }]);
    expect(told()).toEqual(['already_saved']);
    expect(editing.form.dirty).toBe(false);
  });
});

test('a thousand times two people: every overlap is asked about, nothing else is, and nothing of theirs is overwritten', () => {
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
      const question = now(editing.prompts.current$);
      expect(question?.kind === 'conflict' ? question.conflicts.map(({ field }) => field) : []).toEqual(overlap);
      for (const { body } of line.of('update')) {
        for (const field of Object.keys(body)) expect(stored[field as 'title']).toBe(loaded[field as 'title']);
      }
    }),
    { numRuns: 1000 },
  );
});

describe('the item is gone', () => {
  const leave = (access = admin) => {
    const open = openEditing(article, access);
    open.editing.form.change('title', 'Mine');
    open.line.stored = null;
    open.save.execute('stay');
    open.line.last('read').fail(forbidden);
    return open;
  };

  test('is told, and nothing of the text is lost', () => {
    const { editing, line } = leave();
    expect(now(editing.prompts.current$)).toEqual({ kind: 'deleted' });
    editing.prompts.answer({ kind: 'cancel' });
    expect(line.of('update')).toEqual([]);
    expect(editing.form.edits).toEqual({ title: 'Mine' });
  });

  test('and may be created again, with the text', () => {
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

  test('in the very moment of the write, too', () => {
    const { editing, save, line } = openEditing();
    editing.form.change('title', 'Mine');
    save.execute('stay');
    line.last('update').fail(apiFailure(404, 'ITEM_NOT_FOUND', ''));
    expect(now(editing.prompts.current$)).toEqual({ kind: 'deleted' });
  });
});

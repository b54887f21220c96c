import { loaded, openEditing } from '../../../../tests/support/open-editing';
import { forbidden } from '../../../../tests/support/scripted-items';
import type { Item, SaveTarget } from '../../../domain/items';
import type { WriteAttempt } from '../../../domain/recovery';
import { apiFailure, currentValue, decodeFailure, networkFailure } from '../../../kernel';

const lost = networkFailure('PATCH /items/articles/7', true);

const loseAnswer = (
  failure: Parameters<ReturnType<typeof openEditing>['line']['requests'][number]['fail']>[0] = lost,
) => {
  const open = openEditing();
  open.editing.form.change('title', 'Two');
  open.save.execute('stay');
  open.line.last('update').fail(failure);
  return open;
};

test.each([
  lost,
  apiFailure(500, 'INTERNAL_SERVER_ERROR', ''),
  apiFailure(502, 'UNKNOWN', ''),
  decodeFailure('PATCH /x', 'data', 'object'),
])('an uncertain update is reported and the edits stay (%j)', (failure) => {
  const { editing, save } = loseAnswer(failure);
  expect(currentValue(editing.failure$)).toEqual(failure);
  expect(currentValue(editing.uncertainWrite$)).toMatchObject({ operation: 'update', state: 'open' });
  expect(editing.form.edits).toEqual({ title: 'Two' });
  expect(currentValue(save.denied$)).toBe(false);
});

test('saving again sends nothing when the update was applied', () => {
  const { save, editing, line, saved } = loseAnswer();
  line.stored = { ...loaded, title: 'Two', date_updated: '2026-11-20T11:59:00' };
  save.execute('stay');
  line.last('list').answer([]);
  expect(line.of('update')).toHaveLength(1);
  expect(saved).toHaveLength(1);
  expect(editing.form.dirty).toBe(false);
});

test('verification: the update was applied', () => {
  const { check, editing, line, notified } = loseAnswer();
  line.stored = { ...loaded, title: 'Two' };
  check.execute();
  expect(currentValue(editing.uncertainWrite$)).toBeNull();
  expect(currentValue(editing.failure$)).toBeNull();
  expect(editing.form.dirty).toBe(false);
  expect(notified()).toEqual(['had_arrived']);
});

test('verification: the update was not applied', () => {
  const { check, editing, save, line } = loseAnswer();
  check.execute();
  expect(currentValue(editing.uncertainWrite$)).toMatchObject({ state: 'not-applied' });
  save.execute('stay');
  expect(line.of('update')).toHaveLength(2);
});

test('verification: the item was changed otherwise, and the next save prompts', () => {
  const { check, editing, line, notified } = loseAnswer();
  line.stored = { ...loaded, title: 'Three' };
  check.execute();
  line.last('list').answer([{ id: 2, delta: { title: 'Three' }, activity: { user: { id: 'me' } } }]);
  expect(currentValue(editing.uncertainWrite$)).toBeNull();
  expect(editing.form.edits).toEqual({ title: 'Two' });
  expect(notified()).toEqual(['server_has_otherwise']);
});

test('a write is reported once it is verified, not when its answer is lost or it was not applied', () => {
  const writesAfter = (stored: Item): number => {
    const { check, editing, line } = loseAnswer();
    let writes = 0;
    editing.written$.subscribe(() => (writes += 1));
    line.stored = stored;
    check.execute();
    line.of('list').at(-1)?.answer([]);
    return writes;
  };
  expect(writesAfter(loaded)).toBe(0);
  expect(writesAfter({ ...loaded, title: 'Two' })).toBe(1);
  expect(writesAfter({ ...loaded, title: 'Three' })).toBe(1);
});

test('a write that turns out to be applied on saving again is reported', () => {
  const { editing, save, line } = loseAnswer();
  let writes = 0;
  editing.written$.subscribe(() => (writes += 1));
  line.stored = { ...loaded, title: 'Two' };
  save.execute('stay');
  line.last('list').answer([]);
  expect([writes, line.of('update').length]).toEqual([1, 1]);
});

test('a failed verification leaves the write uncertain', () => {
  const { check, editing, line } = loseAnswer();
  line.stored = null;
  check.execute();
  line.last('read').fail(networkFailure('GET /items/articles/7', false));
  expect(currentValue(editing.uncertainWrite$)).toMatchObject({ state: 'open' });
});

test('verification of a deletion without an answer', () => {
  const { editing, remove, check, line } = openEditing();
  const results: string[] = [];
  check.done$.subscribe(({ kind }) => results.push(kind));
  remove.execute();
  line.last('remove').fail(lost);
  expect(currentValue(editing.uncertainWrite$)).toMatchObject({ operation: 'delete' });
  check.execute();
  expect(currentValue(editing.uncertainWrite$)).toMatchObject({ state: 'not-applied' });
  line.stored = null;
  check.execute();
  line.last('read').fail(forbidden);
  line.last('list').answer([]);
  expect(results).toEqual(['not-applied', 'deleted']);
});

test('a deletion is not verified by a refusal to a role that may not read the collection any more', () => {
  const { editing, remove, check, line } = openEditing();
  remove.execute();
  line.last('remove').fail(lost);
  line.stored = null;
  check.execute();
  line.last('read').fail(forbidden);
  line.last('list').fail(forbidden);
  expect(currentValue(editing.uncertainWrite$)).toMatchObject({ operation: 'delete', state: 'open' });
});

describe('an earlier attempt to create the item', () => {
  const note: SaveTarget = { kind: 'new', collection: 'notes' };
  const KEY = '00000000-0000-4000-8000-000000000001';
  const attempt: WriteAttempt = {
    operation: 'create',
    sent: { text: 'Hello' },
    key: null,
    isMade: false,
    lastRevision: null,
    base: {},
    created: null,
  };
  const lost = networkFailure('POST /items/notes', true);
  const absent = apiFailure(403, 'FORBIDDEN', '');
  const taken = apiFailure(400, 'RECORD_NOT_UNIQUE', '', [
    { field: 'id', code: 'RECORD_NOT_UNIQUE', type: null, details: {} },
  ]);

  const begin = () => {
    const open = openEditing(note);
    open.line.stored = null;
    open.editing.form.change('text', 'Hello');
    open.save.execute('stay');
    return open;
  };

  test('a taken generated key belongs to an earlier attempt: its item is read, and missing values stay edits', () => {
    const { editing, save, saved, line } = begin();
    line.last('create').fail(lost);
    save.execute('stay');
    line.last('read').fail(absent);
    editing.form.change('text', 'Hello again');
    line.last('create').fail(taken);
    line.last('read').answer({ id: KEY, text: 'Hello' });
    expect(saved).toMatchObject([{ key: KEY, created: true }]);
    expect(currentValue(editing.form.errors$)).toEqual([]);
    expect(editing.form.edits).toEqual({ text: 'Hello again' });
  });

  test('any earlier attempt may be the applied one', () => {
    const { editing, save, line } = begin();
    line.last('create').fail(lost);
    editing.form.change('text', 'Hello again');
    save.execute('stay');
    line.last('read').fail(absent);
    line.last('create').fail(lost);
    save.execute('stay');
    line.last('read').answer({ id: KEY, text: 'Hello' });
    expect(editing.isNew).toBe(false);
    expect(editing.form.edits).toEqual({ text: 'Hello again' });
  });

  test('the conflict prompt shows what was typed during the comparison', () => {
    const { editing, save, line } = openEditing();
    line.stored = null;
    editing.form.change('title', 'Two');
    save.execute('stay');
    editing.form.change('title', 'Two and a half');
    line.last('read').answer({ title: 'Theirs', date_updated: '2026-11-20T11:00:00' });
    line.last('read').answer({
      id: 7,
      title: 'Theirs',
      body: 'Text',
      words: 3,
      tags: ['a'],
      status: 'draft',
      author: 1,
      date_updated: '2026-11-20T11:00:00',
    });
    line.last('list').answer([]);
    expect(currentValue(editing.prompts.current$)).toMatchObject({
      kind: 'conflict',
      groups: [{ conflicts: [{ field: 'title', mine: 'Two and a half', theirs: 'Theirs' }] }],
    });
    editing.prompts.answer({ kind: 'resolve', resolutions: { title: 'mine' } });
    expect(editing.form.edits).toEqual({ title: 'Two and a half' });
  });

  test('a taken generated key stays uncertain in the journal when its item cannot be read', () => {
    const { editing, save, line } = begin();
    line.last('create').fail(lost);
    save.execute('stay');
    line.last('read').fail(absent);
    line.last('create').fail(taken);
    expect(currentValue(editing.attempt$)).toEqual({ ...attempt, key: KEY, isMade: true });
    line.last('read').fail(networkFailure('GET /items/notes', false));
    expect(currentValue(editing.uncertainWrite$)).toMatchObject({ operation: 'create', state: 'open' });
    save.execute('stay');
    line.last('read').answer({ id: KEY, text: 'Hello' });
    expect(editing.isNew).toBe(false);
  });

  test('attempt$ holds a create from sending until it is confirmed', () => {
    const { editing, line } = begin();
    expect(currentValue(editing.attempt$)).toEqual({ ...attempt, key: KEY, isMade: true });
    line.last('create').answer({ id: KEY, text: 'Hello' });
    expect(currentValue(editing.attempt$)).toBeNull();
  });

  test('a resumed create of another page is verified before it is sent again with the same key', () => {
    const { editing, save, line } = openEditing(note);
    line.stored = null;
    const key = '11111111-0000-4000-8000-000000000009';
    editing.resume({ ...attempt, key, isMade: true });
    editing.form.change('text', 'Hello again');
    save.execute('stay');
    expect(line.of('create')).toEqual([]);
    expect(line.last('read').key).toBe(key);
    line.last('read').fail(absent);
    expect(line.last('create').body).toEqual({ text: 'Hello again', id: key });
    line.last('create').fail(lost);
    save.execute('stay');
    line.last('read').answer({ id: key, text: 'Hello' });
    expect(editing.target).toEqual({ ...note, kind: 'existing', key });
    expect(editing.form.edits).toEqual({ text: 'Hello again' });
  });

  test('a taken key that the user typed is not treated as an earlier attempt', () => {
    const { editing, save, line } = openEditing(note);
    line.stored = null;
    editing.resume(attempt);
    editing.dismissUncertainWrite();
    editing.form.change('text', 'Hello');
    save.execute('stay');
    expect(line.last('create').body).toEqual({ text: 'Hello', id: KEY });
  });

  test('resuming a create does nothing for an existing item, an update nothing for a new one', () => {
    const { editing } = openEditing();
    editing.resume(attempt);
    expect(currentValue(editing.uncertainWrite$)).toBeNull();
    const other = openEditing(note).editing;
    other.resume({ ...attempt, operation: 'update' });
    expect(currentValue(other.uncertainWrite$)).toBeNull();
  });
});

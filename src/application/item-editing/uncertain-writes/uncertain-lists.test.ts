import { openEditing } from '../../../../tests/support/open-editing';
import { forbidden } from '../../../../tests/support/scripted-items';
import { apiFailure, currentValue } from '../../../kernel';
import { base, clerk, lost, loseAnswer, newTrack, open, ownRevision } from './lost-answer.fixtures';

test('rows that a save creates, links or removes are locked until its outcome is known', () => {
  const { editing, save, line } = open();
  const { form } = editing;
  form.stage('tracks', newTrack);
  form.stage('tracks', { kind: 'remove', row: { key: 1 } });
  save.execute('stay');
  expect(form.stage('tracks', { kind: 'update', row: { draft: 'n' }, values: { name: 'Newer' } })).toBe(false);
  line.last('list').answer([{ id: 1, album: 7 }]);
  line.last('list').answer([{ id: 30 }]);
  expect(form.stage('tracks', { kind: 'restore', key: 1 })).toBe(false);
  expect(form.stage('tracks', { kind: 'create', draft: 'm', values: { name: 'Other' } })).toBe(true);
  line.last('update').fail(lost);
  expect(form.stage('tracks', { kind: 'remove', row: { draft: 'n' } })).toBe(false);
  editing.dismissUncertainWrite();
  expect(form.stage('tracks', { kind: 'remove', row: { draft: 'n' } })).toBe(true);
});

test('rows are not locked any more once the write is known not to be applied', () => {
  const { editing, check, line, state } = loseAnswer((form) => form.stage('tracks', newTrack), {});
  check.execute();
  line.last('list').answer([]);
  expect(state()).toBe('not-applied');
  expect(editing.form.stage('tracks', { kind: 'remove', row: { draft: 'n' } })).toBe(true);
});

test('a new row that was applied is not created again: its revision proves it, though it does not name the list', () => {
  const { editing, save, line } = loseAnswer((form) => form.stage('tracks', newTrack), { tracks: [1, 2, 3] });
  editing.form.stage('tracks', { kind: 'create', draft: 'm', values: { name: 'Other' } });
  save.execute('stay');
  expect(line.last('list').query?.filter).toMatchObject({ _and: [{}, {}, { id: { _gt: 30 } }] });
  line.last('list').answer([ownRevision({ date_updated: 'b' })]);
  line.last('list').answer([{ id: 31 }]);
  expect(line.of('update').map(({ body }) => body)).toEqual([
    { tracks: { create: [{ name: 'New' }] } },
    { tracks: { create: [{ name: 'Other' }] } },
  ]);
});

test('other values of the write prove it, without asking for revisions', () => {
  const { save, line, saved, editing } = loseAnswer(
    (form) => {
      form.stage('tracks', newTrack);
      form.change('title', 'Two');
    },
    { title: 'Two', tracks: [1, 2, 3] },
  );
  const lists = line.of('list').length;
  save.execute('stay');
  expect([line.of('list').length - lists, line.of('update').length, saved.length, editing.form.dirty]).toEqual([
    0,
    1,
    1,
    false,
  ]);
});

test('after a change by another user and a lost answer, only the revisions since decide', () => {
  const edit = (form: ReturnType<typeof open>['editing']['form']): void => {
    form.stage('tracks', newTrack);
    form.change('title', 'Two');
  };
  const theirs = { title: 'Theirs', tracks: [1, 2, 3] };
  const applied = loseAnswer(edit, theirs);
  applied.save.execute('stay');
  applied.line
    .last('list')
    .answer([
      { id: 32, delta: { title: 'Theirs' }, activity: { user: { id: 'them' } } },
      ownRevision({ title: 'Two' }),
    ]);
  expect([applied.editing.form.dirty, applied.line.of('update').length]).toEqual([false, 1]);
  const unclear = loseAnswer(edit, theirs);
  unclear.check.execute();
  unclear.line.last('list').answer([ownRevision({ title: 'Two', author: 4 })]);
  expect(unclear.state()).toBe('unverifiable');
});

test('while nothing tells whether rows were created, saving and archiving send nothing until the user decides', () => {
  const { editing, save, line, state } = loseAnswer(
    (form) => form.stage('tracks', newTrack),
    { date_updated: 'b' },
    clerk,
  );
  save.execute('stay');
  save.execute('stay');
  editing.saveValues({ title: 'x' }).subscribe();
  expect([state(), line.of('update').length, editing.form.dirty]).toEqual(['unverifiable', 1, true]);
  editing.acceptWrite();
  expect([state(), editing.form.dirty]).toEqual([null, false]);
});

test('undoing a discard restores steps, but not those that the server turned out to have', () => {
  const undo = ({ notices }: ReturnType<typeof open>): void =>
    notices.runAction(currentValue(notices.shown$).find(({ action }) => action !== undefined)?.id ?? 0);
  const unsent = open();
  unsent.editing.form.stage('tracks', newTrack);
  unsent.discard.execute();
  expect([unsent.editing.form.dirty, unsent.editing.form.staged('tracks')?.created]).toEqual([false, []]);
  undo(unsent);
  expect(unsent.editing.form.edits).toEqual({ tracks: { create: [{ name: 'New' }] } });
  const lostAnswer = loseAnswer((form) => form.stage('tracks', newTrack), { tracks: [1, 2, 3] });
  lostAnswer.discard.execute();
  lostAnswer.check.execute();
  lostAnswer.line.last('list').answer([ownRevision({})]);
  expect(lostAnswer.state()).toBeNull();
  undo(lostAnswer);
  expect(lostAnswer.editing.form.edits).toEqual({});
});

test('a list that is reset during its save has the rows that the save has created', () => {
  const { editing, save, line } = open();
  const { form } = editing;
  form.stage('tracks', newTrack);
  form.change('author', { name: 'Ann' });
  save.execute('stay');
  line.last('list').answer([{ id: 30 }]);
  form.reset('tracks');
  form.reset('author');
  line.last('update').answer({ ...base, author: 9, tracks: [1, 2, 3] });
  expect([form.values['tracks'], form.edits]).toEqual([[1, 2, 3], { author: 1 }]);
});

test('after a new item was created, its related items are compared with what was sent; starting over forgets them', () => {
  const { editing, save, line } = openEditing({ kind: 'new', collection: 'albums' });
  const { form } = editing;
  form.baselines.set('authors', 1, { id: 1, name: 'Ann' });
  form.baselines.set('tracks', 5, { id: 5, name: 'Before' });
  form.change('author', { id: 1, name: 'Anna' });
  form.stage('tracks', { kind: 'link', key: 5 });
  form.stage('tracks', { kind: 'update', row: { key: 5 }, values: { name: 'Mine' } });
  save.execute('stay');
  line.of('list').forEach((list) => list.answer([]));
  form.stage('tracks', { kind: 'update', row: { key: 5 }, values: { name: 'Mine, again' } });
  line.last('create').answer({ ...base, id: 8, author: 1, tracks: [5] });
  expect([form.baselines.of('authors', 1), form.baselines.of('tracks', 5)]).toEqual([null, { id: 5, name: 'Mine' }]);
  expect(form.edits).toEqual({ tracks: { update: [{ id: 5, name: 'Mine, again' }] } });
  form.setPending('tracks', { edit: { value: { create: [{ name: 'Open' }] } }, texts: null });
  editing.startOver();
  expect([form.dirty, form.staged('tracks'), form.baselines.of('tracks', 5)]).toEqual([
    false,
    { created: [], linked: [], updated: [], removed: [] },
    null,
  ]);
});

test('a deletion that fails does not hide that rows may have been created', () => {
  const { editing, remove, line, state } = loseAnswer((form) => form.stage('tracks', newTrack), {}, clerk);
  remove.execute();
  line.last('remove').fail(apiFailure(403, 'FORBIDDEN', ''));
  expect([state(), currentValue(editing.uncertainWrite$)?.operation]).toEqual(['open', 'update']);
});

test('edits of rows may be sent again: they create nothing', () => {
  const { save, line } = loseAnswer(
    (form) => form.stage('tracks', { kind: 'update', row: { key: 1 }, values: { name: 'x' } }),
    { date_updated: 'b' },
    clerk,
  );
  save.execute('stay');
  line.last('list').answer([{ id: 1, name: 'x', album: 7 }]);
  expect(line.of('update')).toHaveLength(2);
});

describe('a save of an earlier page that created rows', () => {
  const attempt = {
    operation: 'update',
    sent: { tracks: { create: [{ name: 'New' }] } },
    key: null,
    isMade: false,
    lastRevision: 30,
    base: { tracks: [1, 2] },
    created: null,
  } as const;
  test('is recorded from sending until its outcome is known', () => {
    const { editing, line } = loseAnswer((form) => form.stage('tracks', newTrack), {});
    expect(currentValue(editing.attempt$)).toEqual(attempt);
    expect(line.last('update').body).toEqual(attempt.sent);
    editing.dismissUncertainWrite();
    expect(currentValue(editing.attempt$)).toBeNull();
  });
  test('is verified before anything is sent', () => {
    const { editing, save, line, saved } = open();
    editing.resume(attempt);
    editing.form.change('tracks', attempt.sent.tracks);
    save.execute('stay');
    line.last('list').answer([ownRevision({})]);
    expect([line.of('update').length, saved.length, editing.form.dirty]).toEqual([0, 1, false]);
  });
});

test('an item that was deleted meanwhile is prompted for, whatever became of the rows', () => {
  const { editing, save, line } = loseAnswer((form) => form.stage('tracks', newTrack), {});
  line.stored = null;
  save.execute('stay');
  line.last('read').fail(forbidden);
  line.last('read').fail(forbidden);
  line.last('list').answer([]);
  expect(currentValue(editing.prompts.current$)).toEqual({ kind: 'deleted', by: null });
  editing.prompts.answer({ kind: 'recreate' });
  expect(line.last('create').body).toEqual({ title: 'One', author: 1 });
  line.last('create').answer({ ...base, id: 8, tracks: [] });
  expect(editing.form.edits).toEqual({ tracks: { create: [{ name: 'New' }] } });
});

import { loaded, now, openEditing } from '../../../tests/support/open-editing';
import { forbidden } from '../../../tests/support/scripted-items';
import { apiFailure, decodeFailure, networkFailure } from '../../kernel';

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
  expect(now(editing.failure$)).toEqual(failure);
  expect(now(editing.uncertainWrite$)).toMatchObject({ operation: 'update', state: 'open' });
  expect(editing.form.edits).toEqual({ title: 'Two' });
  expect(now(save.denied$)).toBe(false);
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
  const { check, editing, line, told } = loseAnswer();
  line.stored = { ...loaded, title: 'Two' };
  check.execute();
  expect(now(editing.uncertainWrite$)).toBeNull();
  expect(now(editing.failure$)).toBeNull();
  expect(editing.form.dirty).toBe(false);
  expect(told()).toEqual(['had_arrived']);
});

test('verification: the update was not applied', () => {
  const { check, editing, save, line } = loseAnswer();
  check.execute();
  expect(now(editing.uncertainWrite$)).toMatchObject({ state: 'not-applied' });
  save.execute('stay');
  expect(line.of('update')).toHaveLength(2);
});

test('verification: the item was changed otherwise, and the next save prompts', () => {
  const { check, editing, line, told } = loseAnswer();
  line.stored = { ...loaded, title: 'Three' };
  check.execute();
  expect(now(editing.uncertainWrite$)).toBeNull();
  expect(editing.form.edits).toEqual({ title: 'Two' });
  expect(told()).toEqual(['server_has_otherwise']);
});

test('a failed verification leaves the write uncertain', () => {
  const { check, editing, line } = loseAnswer();
  line.stored = null;
  check.execute();
  line.last('read').fail(networkFailure('GET /items/articles/7', false));
  expect(now(editing.uncertainWrite$)).toMatchObject({ state: 'open' });
});

test('verification of a deletion without an answer', () => {
  const { editing, remove, check, line } = openEditing();
  const deleted = jest.fn();
  check.deleted$.subscribe(deleted);
  remove.execute();
  line.last('remove').fail(lost);
  expect(now(editing.uncertainWrite$)).toMatchObject({ operation: 'delete' });
  check.execute();
  expect(now(editing.uncertainWrite$)).toMatchObject({ state: 'not-applied' });
  line.stored = null;
  check.execute();
  line.last('read').fail(forbidden);
  expect(deleted).toHaveBeenCalledTimes(1);
});

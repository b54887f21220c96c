import { holding, openEditing } from '../../../../tests/support/open-editing';
import type { Item, SaveTarget } from '../../../domain/items';
import type { Access } from '../../../domain/permissions';
import { currentValue, networkFailure } from '../../../kernel';

const account: SaveTarget = { kind: 'existing', collection: 'accounts', key: '7' };
const MASK = '**********';
const base = {
  id: 7,
  name: 'One',
  price: '1.00',
  pin: 'hash of 1',
  password: MASK,
  date_updated: 'a',
  user_updated: 'them',
};
const lost = networkFailure('PATCH /items/accounts/7', true);

/** A role without access to revisions. */
const clerk = holding({ collection: 'accounts' }, { collection: 'accounts', action: 'read' });

/** An update of these values whose answer is lost; `now` are the values on the server since. */
const loseAnswer = (sent: Item, now: Item, access?: Access) => {
  const open = openEditing(account, access);
  open.line.stored = base;
  open.editing.reload();
  for (const [field, value] of Object.entries(sent)) open.editing.form.change(field, value);
  open.save.execute('stay');
  const before = open.line.of('list').at(-1);
  before?.answer([{ id: 30 }]);
  open.line.last('update').fail(lost);
  open.line.stored = { ...base, ...now };
  const state = () => currentValue(open.editing.uncertainWrite$)?.state ?? null;
  /** Asks the server about the write, and answers with these revisions. */
  const check = (...revisions: readonly Item[]) => {
    open.check.execute();
    const asked = open.line.of('list').filter((request) => request !== before);
    asked.at(-1)?.answer(revisions);
    return asked.map(({ query }) => query?.filter);
  };
  return { ...open, check, state };
};

const revision = (delta: Item, user = 'me'): Item => ({ id: 31, delta, activity: { user: { id: user } } });

test('a decimal that the database rounds is applied, without asking for revisions', () => {
  const { check, state, editing } = loseAnswer({ price: '3.456' }, { price: '3.46', date_updated: 'b' });
  expect(check()).toEqual([]);
  expect([state(), editing.form.dirty, editing.form.values['price']]).toEqual([null, false, '3.46']);
});

test('saving again sends nothing and prompts for nothing when the database has rounded the value', () => {
  const { save, editing, line } = loseAnswer({ price: '3.456' }, { price: '3.46', date_updated: 'b' });
  save.execute('stay');
  line.last('list').answer([{ activity: { timestamp: 'b', user: { id: 'me' } } }]);
  expect([currentValue(editing.prompts.current$), line.of('update').length, editing.form.dirty]).toEqual([
    null,
    1,
    false,
  ]);
});

test('a secret is applied together with the fields sent with it', () => {
  const { check, state, editing } = loseAnswer({ name: 'Two', pin: '2' }, { name: 'Two', pin: 'hash of 2' });
  expect(check()).toEqual([]);
  expect([state(), editing.form.dirty]).toEqual([null, false]);
});

test.each<[string, Item, Item]>([
  ['a hash', { pin: '2' }, { pin: 'hash of 2', date_updated: 'b' }],
  ['a masked password', { password: '2' }, { date_updated: 'b' }],
])('%s alone is proved by the revision of the write', (_, sent, now) => {
  const { check, state, editing } = loseAnswer(sent, now);
  const [filter] = check(revision({ ...sent, date_updated: 'b' }));
  expect(filter).toMatchObject({ _and: [{}, {}, { id: { _gt: 30 } }] });
  expect([state(), editing.form.dirty]).toEqual([null, false]);
});

test('a password is not applied when no revision since is that of the write', () => {
  const { check, state, editing } = loseAnswer({ password: '2' }, { date_updated: 'b' });
  check(revision({ password: MASK }, 'them'));
  expect([state(), editing.form.edits]).toEqual(['not-applied', { password: '2' }]);
});

test('a value that the server has changed is applied when the newest revision is that of the write', () => {
  const { check, state } = loseAnswer({ name: 'Two' }, { name: 'TWO', date_updated: 'b' });
  const [filter] = check(revision({ name: 'Two' }));
  expect(filter).toMatchObject({ _and: [{}, {}] });
  expect(state()).toBeNull();
});

test('it is overwritten when the newest revision is that of another user', () => {
  const { check, state, editing, notified } = loseAnswer({ name: 'Two' }, { name: 'Three', date_updated: 'b' });
  check(revision({ name: 'Three' }, 'them'));
  expect([state(), editing.form.edits, notified()]).toEqual([null, { name: 'Two' }, ['server_has_otherwise']]);
});

describe('without access to revisions', () => {
  test.each<[string, Item, Item, string | null]>([
    ['an unchanged item proves that nothing was applied', { password: '2' }, {}, 'not-applied'],
    ['the own audit entry makes it probable', { password: '2' }, { date_updated: 'b', user_updated: 'me' }, 'probable'],
    ['the audit entry of another user says nothing', { password: '2' }, { date_updated: 'b' }, 'unverifiable'],
    [
      'a changed hash makes it probable',
      { pin: '2' },
      { pin: 'hash', date_updated: 'b', user_updated: null },
      'probable',
    ],
    [
      'a changed text with the own audit entry',
      { name: '2' },
      { name: 'II', date_updated: 'b', user_updated: 'me' },
      'probable',
    ],
    ['a changed text without it is overwritten', { name: '2' }, { name: 'II', date_updated: 'b' }, null],
  ])('%s', (_, sent, now, expected) => {
    const { check, state, editing } = loseAnswer(sent, now, clerk);
    expect(check()).toEqual([]);
    expect([state(), editing.form.edits]).toEqual([expected, sent]);
  });

  test('a probable write can be treated as saved, and is then reported as a write', () => {
    const { check, state, editing } = loseAnswer(
      { pin: '2' },
      { pin: 'h', date_updated: 'b', user_updated: 'me' },
      clerk,
    );
    check();
    let writes = 0;
    editing.written$.subscribe(() => (writes += 1));
    editing.acceptWrite();
    expect([state(), editing.form.dirty, editing.form.values['pin'], writes]).toEqual([null, false, 'h', 1]);
  });

  test('saving again verifies first, and does not prompt about its own hash', () => {
    const now = { pin: 'hash of 2', date_updated: 'b', user_updated: 'me' };
    const { save, editing, line, saved } = loseAnswer({ pin: '2' }, now, clerk);
    save.execute('stay');
    expect(currentValue(editing.prompts.current$)).toBeNull();
    expect(line.of('update').map(({ body }) => body)).toEqual([{ pin: '2' }, { pin: '2' }]);
    line.last('update').answer({ ...base, ...now });
    expect([saved.length, editing.form.dirty]).toEqual([1, false]);
  });
});

test('saving again sends nothing when a revision proves the update', () => {
  const { save, line, saved, editing } = loseAnswer({ pin: '2' }, { pin: 'hash of 2', date_updated: 'b' });
  save.execute('stay');
  line.last('list').answer([revision({ pin: MASK })]);
  expect([line.of('update').length, saved.length, editing.form.dirty]).toEqual([1, 1, false]);
});

test('a value edited again after a lost answer is sent without a prompt, on top of the one that was saved', () => {
  const { save, line, editing } = loseAnswer({ name: 'Two' }, { name: 'Two', date_updated: 'b' });
  editing.form.change('name', 'Three');
  save.execute('stay');
  expect(currentValue(editing.prompts.current$)).toBeNull();
  expect(line.of('update').map(({ body }) => body)).toEqual([{ name: 'Two' }, { name: 'Three' }]);
});

test('the newest revision is read before an update only if nothing else could prove it', () => {
  const listsBefore = (sent: Item): number => {
    const { line, editing, save } = openEditing(account);
    line.stored = base;
    editing.reload();
    for (const [field, value] of Object.entries(sent)) editing.form.change(field, value);
    save.execute('stay');
    return line.of('list').length;
  };
  expect([{ pin: '2' }, { password: '2' }, { pin: '2', name: 'Two' }, { price: '2' }].map(listsBefore)).toEqual([
    1, 1, 0, 0,
  ]);
});

test('an update of a secret is sent when its revisions cannot be read', () => {
  const { line, editing, save } = openEditing(account);
  line.stored = base;
  editing.reload();
  editing.form.change('pin', '2');
  save.execute('stay');
  line.last('list').fail(networkFailure('GET /revisions', false));
  expect(line.of('update').map(({ body }) => body)).toEqual([{ pin: '2' }]);
});

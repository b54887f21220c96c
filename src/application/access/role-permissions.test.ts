import fc from 'fast-check';
import {
  ACTIONS,
  type CellTarget,
  cellKey,
  type PermissionRules,
  rulesAtLevel,
  rulesOf,
} from '../../domain/permissions';
import { currentValue, valueOf } from '../../kernel';
import { RolePermissions } from '.';
import { type Fate, FULL, HeldServer, TITLE } from './held-server.fixtures';

const at = (action: (typeof ACTIONS)[number], rules: PermissionRules | null, name = 'articles'): CellTarget => ({
  collection: name,
  action,
  rules,
});

const start = (
  rows: readonly CellTarget[] = [],
  role: string | null = null,
): { readonly server: HeldServer; readonly table: RolePermissions } => {
  const server = new HeldServer();
  for (const { collection: name, action, rules } of rows)
    server.add({ role, collection: name, action, ...(rules ?? FULL) });
  const table = new RolePermissions(role, server.dependencies);
  server.answerAll();
  return { server, table };
};

const shownIn = (table: RolePermissions): Readonly<Record<string, PermissionRules>> =>
  Object.fromEntries([...currentValue(table.shown$)].flatMap(([key, rules]) => (rules === null ? [] : [[key, rules]])));

const storedOn = (server: HeldServer): Readonly<Record<string, PermissionRules>> =>
  Object.fromEntries(server.rows.map((row) => [cellKey(row), rulesOf(row)]));

const pendingIn = (table: RolePermissions) => currentValue(table.pending$);

test('a cell shows its target at once, and the role is announced when it is saved', () => {
  const { server, table } = start();
  const done: unknown[] = [];
  table.done$.subscribe((each) => done.push(each));
  const id = table.change([at('read', FULL)]);
  expect(shownIn(table)).toEqual({ 'articles.read': FULL });
  expect(pendingIn(table)[0]?.state).toBe('saving');
  expect(server.rows).toEqual([]);
  server.answerAll();
  expect(storedOn(server)).toEqual({ 'articles.read': FULL });
  expect(pendingIn(table)).toEqual([]);
  expect(server.announced).toEqual([null]);
  expect(done).toEqual([{ id, targets: [at('read', FULL)], before: [at('read', null)], isLossy: false }]);
});

test('a refused cell goes back, says why, and is tried again', () => {
  const { server, table } = start([at('read', TITLE)]);
  const id = table.change([at('read', null)]);
  expect(shownIn(table)).toEqual({});
  server.answer();
  server.answer('refused');
  server.answerAll();
  expect(shownIn(table)).toEqual({ 'articles.read': TITLE });
  expect(pendingIn(table)[0]).toMatchObject({ id, state: 'failed', failure: { code: 'FORBIDDEN' } });
  table.retry(id);
  server.answerAll();
  expect(server.rows).toEqual([]);
  expect(pendingIn(table)).toEqual([]);
});

test('a lost answer makes no second record', () => {
  const { server, table } = start();
  table.change([at('read', FULL)]);
  server.answer();
  server.answer('answer lost');
  server.answer('request lost');
  expect(pendingIn(table)[0]?.state).toBe('failed');
  expect(currentValue(table.stored$).kind).toBe('failed');
  table.retry(pendingIn(table)[0]?.id ?? 0);
  server.answerAll();
  expect(server.rows).toHaveLength(1);
  expect(server.log.filter((each) => each === 'create')).toHaveLength(1);
});

test('an answer that was lost is no failure once the change is found', () => {
  const { server, table } = start();
  table.change([at('read', FULL)]);
  server.answer();
  server.answer('answer lost');
  server.answerAll();
  expect(pendingIn(table)).toEqual([]);
  expect(shownIn(table)).toEqual(storedOn(server));
});

test('what another user has changed is asked about and not overwritten', () => {
  const { server, table } = start([at('read', FULL)]);
  server.rows = server.rows.map((row) => ({ ...row, ...TITLE }));
  const id = table.change([at('read', null)]);
  server.answerAll();
  expect(server.log).toEqual(['list', 'list']);
  expect(pendingIn(table)[0]).toMatchObject({ id, state: 'asked', found: [at('read', TITLE)] });
  expect(shownIn(table)).toEqual({ 'articles.read': TITLE });
  table.overwrite(id);
  server.answerAll();
  expect(server.rows).toEqual([]);
  expect(pendingIn(table)).toEqual([]);
});

test('a question is answered by keeping what is stored', () => {
  const { server, table } = start([at('read', FULL)]);
  server.rows = [];
  const id = table.change([at('read', TITLE)]);
  server.answerAll();
  table.dismiss(id);
  expect(pendingIn(table)).toEqual([]);
  expect(shownIn(table)).toEqual({});
});

test('changes of one cell are sent one after the other, and their own results are no disagreement', () => {
  const { server, table } = start();
  table.change([at('read', FULL)]);
  table.change([at('read', TITLE)]);
  table.change([at('read', null)]);
  expect(shownIn(table)).toEqual({});
  server.answerAll();
  expect(server.log).toEqual(['list', 'list', 'create', 'list', 'update', 'list', 'delete']);
  expect(pendingIn(table)).toEqual([]);
});

test('a table of the database becomes a collection first', () => {
  const { server, table } = start();
  table.change([at('read', FULL, 'old'), at('create', FULL, 'old')]);
  server.answerAll();
  expect(server.log.slice(2)).toEqual(['create_meta', 'create']);
});

test('what is done says whether it took something away, and what was there before', () => {
  const { server, table } = start([at('read', TITLE)]);
  const done: { readonly isLossy: boolean; readonly before: readonly CellTarget[] }[] = [];
  table.done$.subscribe((each) => done.push(each));
  table.change([at('read', null)]);
  server.answerAll();
  expect(done[0]?.isLossy).toBe(true);
  table.change(done[0]?.before ?? []);
  server.answerAll();
  expect(storedOn(server)).toEqual({ 'articles.read': TITLE });
});

test('reads again when the permissions of its role are changed elsewhere, and ignores other roles', () => {
  const { server, table } = start([at('read', FULL)]);
  server.rows = [];
  server.changes.announce('other');
  expect(server.log).toEqual(['list']);
  server.changes.announce(null);
  server.answerAll();
  expect(shownIn(table)).toEqual({});
});

test('what was begun is saved after the page was left, and a failure is notified', () => {
  const { server, table } = start();
  table.change([at('read', FULL)]);
  table.change([at('update', FULL)]);
  table.dispose();
  server.answer();
  server.answer('refused');
  server.answerAll();
  expect(storedOn(server)).toEqual({ 'articles.update': FULL });
  expect(server.failures).toHaveLength(1);
});

test('asks the role for its app access, and keeps a failure of the first reading', () => {
  const { table } = start([], 'r');
  expect(valueOf(currentValue(table.stored$))?.appAccess).toBe(true);
  const server = new HeldServer();
  const failing = new RolePermissions(null, server.dependencies);
  server.answer('refused');
  expect(currentValue(failing.stored$).kind).toBe('failed');
  failing.reload();
  server.answerAll();
  expect(currentValue(failing.stored$).kind).toBe('ready');
});

interface Step {
  readonly what: 'change' | 'answer' | 'retry' | 'overwrite' | 'other user';
  readonly fate: Fate;
  readonly level: 'none' | 'all' | 'custom';
  readonly actions: readonly (typeof ACTIONS)[number][];
}

const step = fc.record<Step>({
  what: fc.constantFrom('change', 'answer', 'answer', 'answer', 'retry', 'overwrite', 'other user'),
  fate: fc.constantFrom('answered', 'answered', 'refused', 'request lost', 'answer lost'),
  level: fc.constantFrom('none', 'all', 'custom'),
  actions: fc.subarray([...ACTIONS], { minLength: 1 }),
});

const carryOut = (server: HeldServer, table: RolePermissions, { what, fate, level, actions }: Step): void => {
  const [first = 'read'] = actions;
  const pending = pendingIn(table);
  switch (what) {
    case 'change': {
      const shown = currentValue(table.shown$);
      table.change(actions.map((action) => at(action, rulesAtLevel(shown.get(`articles.${action}`) ?? null, level))));
      return;
    }
    case 'answer':
      server.answer(fate);
      return;
    case 'retry':
      table.retry(pending.find(({ state }) => state === 'failed')?.id ?? 0);
      return;
    case 'overwrite':
      table.overwrite(pending.find(({ state }) => state === 'asked')?.id ?? 0);
      return;
    case 'other user':
      if (server.isWriting) return;
      server.rows = server.rows.filter(({ action }) => action !== first);
      if (level !== 'none') server.add({ role: null, collection: 'articles', action: first, ...TITLE });
  }
};

test('after 1,000 sequences of changes with failing calls, what is shown is what the server has', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const { server, table } = start([at('read', TITLE)]);
      for (const each of steps) carryOut(server, table, each);
      server.answerAll();
      const isOverwrittenByOthers = steps.some(({ what }) => what === 'other user');
      if (currentValue(table.stored$).kind === 'ready' && !isOverwrittenByOthers)
        expect(shownIn(table)).toEqual(storedOn(server));
      table.reload();
      server.answerAll();
      expect(pendingIn(table).filter(({ state }) => state === 'saving')).toEqual([]);
      expect(shownIn(table)).toEqual(storedOn(server));
      expect(new Set(server.rows.map(cellKey)).size).toBe(server.rows.length);
      table.dispose();
    }),
    { numRuns: 1_000, seed: 31 },
  );
});

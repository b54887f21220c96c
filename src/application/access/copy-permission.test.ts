import fc from 'fast-check';
import { type CopyPlace, type Permission, type PermissionRules, rulesOf } from '../../domain/permissions';
import type { RoleOverview } from '../../domain/users';
import { currentValue } from '../../kernel';
import { CopyPermission } from '.';
import { type Fate, FULL, HeldServer, TITLE } from './held-server.fixtures';

const role = (id: string, admin_access = false): RoleOverview => ({
  id,
  name: id,
  description: null,
  icon: null,
  admin_access,
  app_access: false,
  enforce_tfa: false,
  users: 0,
});

const PLACES: readonly CopyPlace[] = [
  { role: 'a', collection: 'articles' },
  { role: 'a', collection: 'old' },
  { role: null, collection: 'articles' },
  { role: 'b', collection: 'articles' },
];

const permission = (owner: string | null, rules: PermissionRules): Omit<Permission, 'id'> => ({
  role: owner,
  collection: 'articles',
  action: 'read',
  ...rules,
});

const start = (
  places: readonly CopyPlace[] = PLACES,
): { readonly server: HeldServer; readonly copy: CopyPermission; readonly done: readonly unknown[] } => {
  const server = new HeldServer();
  server.roles = [role('a'), role('b'), role('admin', true)];
  server.add(permission('b', { ...FULL, permissions: { id: { _eq: 1 } } }));
  const copy = new CopyPermission({ action: 'read', rules: FULL }, server.dependencies);
  const done: unknown[] = [];
  copy.done$.subscribe(() => done.push(null));
  copy.choose(places);
  server.answerAll();
  return { server, copy, done };
};

const storedOn = (server: HeldServer) =>
  server.rows
    .map((row) => ({ role: row.role, collection: row.collection, action: row.action, ...rulesOf(row) }))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const statesOf = (copy: CopyPermission) => currentValue(copy.entries$).map(({ state }) => state);

/** Sends what is left until nothing is. */
const goOn = ({ server, copy }: Pick<ReturnType<typeof start>, 'server' | 'copy'>): void => {
  for (let run = 0; run < 3; run += 1) {
    copy.execute();
    server.answerAll();
  }
};

test('previews nothing before the permissions are read, and sends nothing before it is told to', () => {
  const server = new HeldServer();
  const copy = new CopyPermission({ action: 'read', rules: FULL }, server.dependencies);
  copy.choose(PLACES);
  expect(currentValue(copy.entries$)).toEqual([]);
  copy.execute();
  expect(server.log).toEqual(['list']);
  server.answerAll();
  expect(currentValue(copy.entries$)).toHaveLength(PLACES.length);
  expect(server.log).toEqual(['list']);
});

test('copies to every place, and announces each role once at the end', () => {
  const { server, copy, done } = start();
  copy.execute();
  expect(statesOf(copy)).toEqual(['saving', 'waiting', 'waiting', 'waiting']);
  expect(server.announced).toEqual([]);
  server.answerAll();
  expect(statesOf(copy)).toEqual(['done', 'done', 'done', 'done']);
  expect(storedOn(server).map((row) => [row.role, row.collection, rulesOf(row)])).toEqual(
    expect.arrayContaining(PLACES.map((place) => [place.role, place.collection, FULL])),
  );
  expect(server.rows).toHaveLength(PLACES.length);
  expect(server.log).toContain('create_meta');
  expect(server.announced).toEqual(['a', null, 'b']);
  expect(done).toHaveLength(1);
  expect(currentValue(copy.busy$)).toBe(false);
});

test('leaves out what is equal, and what is not possible', () => {
  const { server, copy } = start([
    { role: 'b', collection: 'articles' },
    { role: 'admin', collection: 'articles' },
  ]);
  server.rows = server.rows.map((row) => ({ ...row, ...FULL }));
  copy.reload();
  server.answerAll();
  const { log } = server;
  const before = log.length;
  copy.execute();
  expect(log).toHaveLength(before);
  expect(currentValue(copy.entries$).map((entry) => entry.copy.denied)).toEqual([null, 'administrator']);
});

test('a failure says why, and going on sends only what is missing', () => {
  const { server, copy, done } = start(PLACES.slice(0, 1).concat(PLACES.slice(2)));
  copy.execute();
  // The table of the role, its permissions before the change, and the change.
  server.answer();
  server.answer();
  server.answer('refused');
  server.answerAll();
  expect(statesOf(copy)).toEqual(['failed', 'done', 'done']);
  expect(currentValue(copy.entries$)[0]?.failure).toMatchObject({ code: 'FORBIDDEN' });
  expect(done).toEqual([]);
  const creations = server.log.filter((each) => each === 'create').length;
  copy.execute();
  server.answerAll();
  expect(server.log.filter((each) => each === 'create')).toHaveLength(creations + 1);
  expect(statesOf(copy)).toEqual(['done', 'done', 'done']);
  expect(done).toHaveLength(1);
});

test('what another user has changed since the preview is not replaced, but previewed again', () => {
  const { server, copy } = start(PLACES.slice(3));
  server.rows = server.rows.map((row) => ({ ...row, ...TITLE }));
  copy.execute();
  server.answerAll();
  expect(storedOn(server)).toEqual([permission('b', TITLE)]);
  expect(currentValue(copy.entries$)[0]).toMatchObject({ state: 'changed', copy: { stored: TITLE } });
  copy.execute();
  server.answerAll();
  expect(storedOn(server)).toEqual([permission('b', FULL)]);
});

test('places are fixed once the copy has begun', () => {
  const { server, copy } = start(PLACES.slice(0, 1));
  copy.execute();
  copy.choose(PLACES);
  expect(currentValue(copy.chosen$)).toHaveLength(1);
  server.answerAll();
});

test('what was begun is carried out after the page was left, and a failure is notified', () => {
  const { server, copy } = start(PLACES.slice(2));
  copy.execute();
  copy.dispose();
  server.answer();
  server.answer();
  server.answer('refused');
  server.answerAll();
  expect(server.failures).toHaveLength(1);
  expect(storedOn(server)).toEqual([permission('b', FULL)]);
  expect(server.announced).toEqual([null, 'b']);
});

test('tells the risks that the copy adds', () => {
  const server = new HeldServer();
  const copy = new CopyPermission({ action: 'update', rules: FULL }, server.dependencies);
  copy.choose([{ role: null, collection: 'articles' }]);
  server.answerAll();
  expect(currentValue(copy.risks$)).toMatchObject([{ kind: 'public_writes', role: null }]);
});

test('after 1,000 runs with failing requests, going on ends in the same state', () => {
  const expected = start();
  goOn(expected);
  const wanted = storedOn(expected.server);
  const fate = fc.constantFrom<Fate>('answered', 'answered', 'refused', 'request lost', 'answer lost');
  fc.assert(
    fc.property(fc.array(fate, { maxLength: 30 }), (fates) => {
      const run = start();
      run.copy.execute();
      for (const each of fates) if (!run.server.answer(each)) run.copy.execute();
      run.server.answerAll();
      goOn(run);
      expect(storedOn(run.server)).toEqual(wanted);
      expect(statesOf(run.copy).every((state) => state === 'done')).toBe(true);
      expect(run.server.rows).toHaveLength(wanted.length);
      run.copy.dispose();
    }),
    { numRuns: 1_000, seed: 31 },
  );
});

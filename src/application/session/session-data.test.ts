import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, filter, firstValueFrom, Observable, Subject } from 'rxjs';
import { anonymousAccess } from '../../domain/permissions';
import type { CurrentUser } from '../../domain/users';
import { apiFailure, type Call, type Failure, succeed } from '../../kernel';
import { AccessStore, RolesStore } from '../access';
import { SchemaStore } from '../data-model';
import { CapabilitiesStore, ProjectStore } from '../settings';
import { SessionData, type LazyStore } from './session-data';
import type { Session } from './session';
import type { SessionState } from './session-state';
import { FLAT_NAVIGATION, NO_TEXTS } from '../../domain/schema';

const user = (role: object | null): CurrentUser => ({ id: 'ines', role }) as unknown as CurrentUser;
const refused = left(apiFailure(403, 'FORBIDDEN', ''));
const EDITOR = user({ id: 'editors', admin_access: false, app_access: true });

/** A server that answers by hand; `pending` holds the names of open requests. */
class Server {
  private readonly open = new Map<string, Subject<Either<Failure, unknown>>>();

  readonly call = (name: string) => (): Call<never> =>
    new Observable((subscriber) => {
      const answer = new Subject<Either<Failure, never>>();
      this.open.set(name, answer as Subject<Either<Failure, unknown>>);
      return answer.subscribe(subscriber);
    });

  get pending(): readonly string[] {
    return [...this.open.keys()].sort();
  }

  answer(name: string, result: Either<Failure, unknown>): void {
    const answer = this.open.get(name);
    this.open.delete(name);
    answer?.next(result);
    answer?.complete();
  }
}

const start = () => {
  const server = new Server();
  const state$ = new BehaviorSubject<SessionState>({ kind: 'signed-in' });
  const gateway = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, server.call(name)])) as never;
  const stores = {
    access: new AccessStore(gateway('me'), gateway('listMine')),
    capabilities: new CapabilitiesStore(gateway('capabilities')),
    project: new ProjectStore(gateway('info', 'settings')),
    schema: new SchemaStore(gateway('collections', 'fields', 'relations', 'texts')),
    roles: new RolesStore(gateway('list')),
  };
  const begun: CurrentUser[] = [];
  const lazy: LazyStore = { load: server.call('presets'), begin: (who) => begun.push(who), clear: () => undefined };
  const data = new SessionData({ state$ } as unknown as Session, stores, [], () => succeed([lazy, {}]));
  return { server, stores, begun, data, state$ };
};

const answerAll = (server: Server, me: CurrentUser, permissions: Either<Failure, unknown> = right([])): void => {
  server.answer('me', right(me));
  server.answer('listMine', permissions);
  server.answer('collections', right({ collections: [], navigation: FLAT_NAVIGATION }));
  server.answer('texts', right(NO_TEXTS));
  for (const name of server.pending) server.answer(name, right([]));
};

test('sends all requests of a session at once', () => {
  const { server, data } = start();
  expect(server.pending).toEqual(
    [
      'capabilities',
      'collections',
      'fields',
      'info',
      'list',
      'listMine',
      'me',
      'presets',
      'relations',
      'texts',
      'settings',
    ].sort(),
  );
  data.dispose();
});

test('tells the lazy stores the user before it is ready', async () => {
  const { server, begun, data } = start();
  const seen: number[] = [];
  data.state$.pipe(filter(({ kind }) => kind === 'ready')).subscribe(() => seen.push(begun.length));
  answerAll(server, EDITOR);
  expect(await firstValueFrom(data.state$)).toMatchObject({ kind: 'ready' });
  expect([begun, seen]).toEqual([[EDITOR], [1]]);
  data.dispose();
});

test.each([
  ['an administrator', user({ id: 'admins', admin_access: true, app_access: true })],
  ['a user without a role', user(null)],
  ['a role without app access', user({ id: 'api', admin_access: false, app_access: false })],
])('knows %s although the server refuses the permissions', (_who, me) => {
  const { server, stores, data } = start();
  answerAll(server, me, refused);
  expect(stores.access.access).toEqual({ user: me, permissions: [] });
  data.dispose();
});

test('fails when the permissions of an editor are refused', async () => {
  const { server, stores, begun, data } = start();
  answerAll(server, EDITOR, refused);
  expect(await firstValueFrom(data.state$)).toMatchObject({ kind: 'failed' });
  expect([stores.access.access, begun]).toEqual([anonymousAccess, []]);
  data.dispose();
});

test('tells the lazy stores no user without app access', () => {
  const { server, begun, data } = start();
  answerAll(server, user({ id: 'api', admin_access: false, app_access: false }), refused);
  expect(begun).toEqual([]);
  data.dispose();
});

test('tells the lazy stores a user without a role whose policies allow the application', () => {
  const { server, stores, begun, data } = start();
  const me = { ...user(null), ownAccess: { admin_access: false, app_access: true } };
  answerAll(server, me, right([]));
  expect([begun, stores.access.access]).toEqual([[me], { user: me, permissions: [] }]);
  data.dispose();
});

test('clears all stores after the sign-out', () => {
  const { server, stores, data, state$ } = start();
  answerAll(server, EDITOR);
  expect(stores.access.access.user).toBe(EDITOR);
  state$.next({ kind: 'signed-out', reason: 'sign-out' });
  expect(stores.access.access).toBe(anonymousAccess);
  data.dispose();
});

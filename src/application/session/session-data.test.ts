import { left, right, type Either } from 'fp-ts/Either';
import { BehaviorSubject, filter, firstValueFrom, Observable, of, Subject } from 'rxjs';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { anonymousAccess } from '../../domain/permissions';
import type { CurrentUser } from '../../domain/users';
import { apiFailure, type Call, fail, type Failure, networkFailure, succeed } from '../../kernel';
import type { SessionReads } from '../../ports/gateways/session-memory';
import { AccessStore, RolesStore } from '../access';
import { SchemaStore } from '../data-model';
import { CapabilitiesStore, ProjectStore } from '../settings';
import { SessionData, type LazyStore } from './session-data';
import type { SessionState } from './session-state';
import { type Collection, FLAT_NAVIGATION, NO_TEXTS } from '../../domain/schema';
import { DEFAULT_CAPABILITIES } from '../../domain/settings';

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

const start = (recalled: SessionReads | null = null) => {
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
  const confirmed: unknown[] = [];
  const calls: string[] = [];
  const reconnected$ = new Subject<void>();
  const clock = new VirtualClock();
  const unsaved = { hasOnPage: false };
  const notices: string[] = [];
  const data = new SessionData({
    session: { state$, userId: 'ines' },
    stores,
    memory: {
      recall: (who) => {
        calls.push(`recall ${who}`);
        return of(recalled);
      },
      confirm: (outcome) => confirmed.push(outcome),
      forget: () => calls.push('forget'),
    },
    clock,
    reconnected$,
    unsaved,
    notifications: {
      show: (text) => {
        notices.push(text);
        return 0;
      },
    },
    clearables: [],
    loadApp: () => succeed([lazy, {}]),
  });
  return { server, stores, begun, data, state$, confirmed, calls, clock, reconnected$, unsaved, notices };
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

describe('with data that this device remembers', () => {
  const ARTICLES = { collection: 'articles' } as unknown as Collection;

  /** The reads of a start, answered at once. */
  const remembered = (me = EDITOR, collections: readonly Collection[] = [ARTICLES]) =>
    ({
      users: { me: () => succeed(me) },
      permissions: { listMine: () => succeed([]) },
      schema: {
        collections: () => succeed({ collections, navigation: FLAT_NAVIGATION }),
        fields: () => succeed([]),
        relations: () => succeed([]),
        texts: () => succeed(NO_TEXTS),
      },
      server: {
        info: () => succeed({ project: { project_name: 'Remembered' } }),
        settings: () => succeed({}),
        capabilities: () => succeed(DEFAULT_CAPABILITIES),
      },
      roles: { list: () => succeed([]) },
    }) as unknown as SessionReads;

  const answerWith = (server: Server, me: CurrentUser, collections: readonly Collection[]): void => {
    server.answer('me', right(me));
    server.answer('collections', right({ collections, navigation: FLAT_NAVIGATION }));
    server.answer('texts', right(NO_TEXTS));
    server.answer('capabilities', right(DEFAULT_CAPABILITIES));
    for (const name of server.pending) server.answer(name, right([]));
  };

  /** `presets` stands for the store in the code that loads after the sign-in, which reads from the memory as well. */
  const open = (reads = remembered()) => {
    const opened = start(reads);
    opened.server.answer('presets', right([]));
    return opened;
  };

  const kindOf = async (data: SessionData): Promise<string> => (await firstValueFrom(data.state$)).kind;

  const revisionOf = (data: SessionData): Promise<number> => firstValueFrom(data.revision$);

  test('is ready before the server has answered, and asks it at the same time', async () => {
    const { server, stores, begun, data, confirmed, calls } = open();
    expect(await kindOf(data)).toBe('ready');
    expect([calls, begun, confirmed]).toEqual([['recall ines'], [EDITOR], []]);
    expect(stores.schema.schema.collections.has('articles')).toBe(true);
    expect(server.pending).toContain('fields');
    data.dispose();
  });

  test('keeps the page and the stored objects when the server has the same', async () => {
    const { server, stores, data, confirmed } = open();
    const { schema } = stores.schema;
    answerWith(server, { ...EDITOR, last_page: '/files' }, [ARTICLES]);
    expect(confirmed).toEqual(['same']);
    expect(stores.schema.schema).toBe(schema);
    expect([await kindOf(data), await revisionOf(data)]).toEqual(['ready', 0]);
    data.dispose();
  });

  test('opens the page again when the data model is another one', async () => {
    const { server, stores, data, confirmed, notices } = open();
    answerWith(server, EDITOR, []);
    expect(stores.schema.schema.collections.has('articles')).toBe(false);
    expect([confirmed, await revisionOf(data), notices]).toEqual([['changed'], 1, []]);
    data.dispose();
  });

  test('opens the page again when the access is another one, and tells the lazy stores', async () => {
    const other = user({ id: 'writers', admin_access: false, app_access: true });
    const { server, begun, data } = open();
    answerWith(server, other, [ARTICLES]);
    expect([begun, await revisionOf(data)]).toEqual([[EDITOR, other], 1]);
    data.dispose();
  });

  test('tells a user with unsaved edits why the page was opened again', () => {
    const { server, data, unsaved, notices } = open();
    unsaved.hasOnPage = true;
    answerWith(server, EDITOR, []);
    expect(notices).toEqual(['page_reopened']);
    data.dispose();
  });

  test('takes the access away as soon as the server has refused it', async () => {
    const { server, data, confirmed } = open();
    server.answer('me', refused);
    answerWith(server, EDITOR, [ARTICLES]);
    expect(await kindOf(data)).toBe('failed');
    expect(confirmed).toEqual([expect.objectContaining({ code: 'FORBIDDEN' })]);
    data.dispose();
  });

  test('keeps the page without a connection, and reads again once there is one', async () => {
    const { server, data, confirmed, reconnected$ } = open();
    server.answer('fields', left(networkFailure('GET /fields', false)));
    answerWith(server, EDITOR, [ARTICLES]);
    expect([await kindOf(data), confirmed]).toEqual(['ready', [networkFailure('GET /fields', false)]]);
    reconnected$.next();
    answerWith(server, EDITOR, [ARTICLES]);
    expect(confirmed.at(-1)).toBe('same');
    data.dispose();
  });

  test('asks the server again from time to time, where nothing else shows that it is reached again', async () => {
    const { server, data, confirmed, clock } = open();
    server.answer('settings', left(networkFailure('GET /settings', false)));
    answerWith(server, EDITOR, [ARTICLES]);
    clock.advance(10_000);
    answerWith(server, EDITOR, [ARTICLES]);
    expect([confirmed.at(-1), await kindOf(data)]).toEqual(['same', 'ready']);
    data.dispose();
  });

  test('compares with what the page was opened with, also when a part was read before the connection was lost', async () => {
    const { server, data, confirmed, reconnected$ } = open();
    server.answer('settings', left(networkFailure('GET /settings', false)));
    answerWith(server, EDITOR, []);
    expect(await revisionOf(data)).toBe(0);
    reconnected$.next();
    answerWith(server, EDITOR, []);
    expect([confirmed.at(-1), await revisionOf(data)]).toEqual(['changed', 1]);
    data.dispose();
  });

  test('waits for the server when the remembered data are incomplete', async () => {
    const reads = remembered();
    const roles = { ...reads.roles, list: () => fail(networkFailure('GET /roles', false)) };
    const { server, data, confirmed } = open({ ...reads, roles });
    expect(await kindOf(data)).toBe('loading');
    answerWith(server, EDITOR, [ARTICLES]);
    expect([await kindOf(data), confirmed]).toEqual(['ready', ['same']]);
    data.dispose();
  });

  test.each([
    ['signed-out', ['recall ines', 'forget']],
    ['interrupted', ['recall ines']],
  ] as const)('after the state %s, the memory is in this state', (kind, expected) => {
    const { data, state$, calls } = open();
    state$.next(kind === 'signed-out' ? { kind, reason: 'session-expired' } : { kind });
    expect(calls).toEqual(expected);
    data.dispose();
  });
});

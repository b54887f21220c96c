/** What the refresh at the start of a page needs from its window. */
export interface RefreshEnvironment {
  /** Local storage; throws where it is blocked. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly fetch: typeof globalThis.fetch;
  /** Undefined outside secure contexts. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Path of the application; several may be mounted under one origin. */
  readonly path: string;
  readonly after: (then: () => void, milliseconds: number) => void;
}

/** The lock for refreshes of an API, shared by all tabs. */
export const REFRESH_LOCK = 'session-refresh';

const lockOf = (api: string): string => `${api}/${REFRESH_LOCK}`;

/** A started refresh that the application has not continued is dropped this long after its answer. */
const MAX_HANDOVER_MS = 10_000;

interface StartedRefresh {
  readonly api: string;
  /** False when another tab is refreshing: its tokens serve this tab as well. */
  readonly isGranted: Promise<boolean>;
  /** Sent once the lock is granted. */
  response: Promise<Response> | null;
  /** Releases the lock. */
  readonly release: () => void;
}

/**
 * Starts the refresh of the session while the scripts of the application load. The application continues it through
 * `locks` and `fetch`, so that its first refresh sends no second request and holds the same lock. Imports nothing,
 * because it runs in the first script of the page. Storage holds the address of the API where this browser has signed
 * in, as a hint that there is a session; tokens never leave the response.
 */
export class EarlyRefresh {
  private started: StartedRefresh | null = null;
  private readonly key: string;

  constructor(private readonly environment: RefreshEnvironment) {
    this.key = `quarterdeck.signed-in ${environment.path}`;
  }

  /** The API whose session this browser is expected to have; null for none. */
  expectedApi(): string | null {
    try {
      return this.environment.storage().getItem(this.key);
    } catch {
      return null;
    }
  }

  /** Called after a sign-in or refresh. */
  expect(api: string): void {
    try {
      this.environment.storage().setItem(this.key, api);
    } catch {
      // The next page then starts without the hint, only later.
    }
  }

  /** Called when there is no session any more. */
  forget(): void {
    try {
      this.environment.storage().removeItem(this.key);
    } catch {
      // Nothing was stored either.
    }
  }

  /**
   * Sends the refresh if a session is expected and no other tab is refreshing it. Resolves when it is sent or left out.
   */
  async start(): Promise<void> {
    const api = this.expectedApi();
    if (api === null) return;
    let grant: (isGranted: boolean) => void = () => undefined;
    let release: () => void = () => undefined;
    const isGranted = new Promise<boolean>((done) => {
      grant = done;
    });
    const released = new Promise<void>((done) => {
      release = done;
    });
    const started: StartedRefresh = { api, isGranted, response: null, release };
    this.started = started;
    const send = (): void => {
      started.response = this.send(api);
      started.response
        .catch(() => undefined)
        .then(() => this.environment.after(() => this.drop(started), MAX_HANDOVER_MS))
        .catch(() => undefined);
      grant(true);
    };
    const { locks } = this.environment;
    if (locks === undefined) {
      send();
      return;
    }
    const turn = locks.request(lockOf(api), { ifAvailable: true }, async (lock) => {
      if (lock === null) return grant(false);
      send();
      await released;
    });
    turn.catch(() => grant(false));
    await isGranted;
  }

  /** The locks of the page; the lock of the started refresh, which this page holds already, is granted at once. */
  readonly request = (async (name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) => {
    const { started } = this;
    if (started !== null && name === lockOf(started.api) && (await started.isGranted) && this.started === started) {
      try {
        return await callback({ name, mode: 'exclusive' });
      } finally {
        this.drop(started);
      }
    }
    return this.environment.locks?.request(name, options, callback);
  }) as LockManager['request'];

  /** Fetch of the page; answers the first refresh with the started one. */
  readonly fetch: typeof globalThis.fetch = (input, init) => {
    const { started } = this;
    const response = started !== null && input === `${started.api}/auth/refresh` ? started.response : null;
    if (started === null || response === null) return this.environment.fetch(input, init);
    started.response = null;
    return response;
  };

  /** The request of the HTTP adapter. */
  private send(api: string): Promise<Response> {
    return this.environment.fetch(`${api}/auth/refresh`, {
      method: 'POST',
      credentials: 'include',
      headers: { Accept: 'application/json', 'Cache-Control': 'no-store' },
    });
  }

  private drop(started: StartedRefresh): void {
    started.response = null;
    started.release();
    if (this.started === started) this.started = null;
  }
}

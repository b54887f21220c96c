/** What the cache of the application needs from the service worker that it runs in. */
export interface WorkerEnvironment {
  /** Absolute URL of the application, with a slash at its end. */
  readonly scope: string;
  readonly fetch: typeof globalThis.fetch;
  /** The key that a file of this version is cached under; undefined for any other URL. */
  readonly cacheKeyOf: (url: string) => string | undefined;
  /** The files of this version and, while other pages may still use them, of older ones. */
  readonly files: () => Promise<Cache>;
  /** The last config.json. */
  readonly configuration: () => Promise<Cache>;
  readonly registration: {
    readonly installing: object | null;
    readonly waiting: Pick<ServiceWorker, 'postMessage'> | null;
    readonly update: () => Promise<unknown>;
    readonly unregister: () => Promise<unknown>;
  };
}

/** The message to a worker that waits: it becomes the active one although pages are open. */
export const ACTIVATE = 'activate';

/** A worker becomes the active one as soon as no answer is pending, so that one reload may be too early. */
const MAX_ATTEMPTS = 10;

const DOCUMENT = 'index.html';
const CONFIGURATION = 'config.json';

/** A file whose name has a hash of its content, of any version: the names that the build gives. */
const HASHED_FILE = /^assets\/[\w.-]+\.[0-9a-f]{8,20}\.\w+$/;

const RELOAD = 'Refresh';

/** Makes the browser load the page again, from the worker that is active then. */
const reload = (): Response => new Response('', { headers: { 'Content-Type': 'text/html', [RELOAD]: '0' } });

const POLICY = 'Content-Security-Policy';

/**
 * Answers the requests for the files of the application from the cache of its version, so that a page starts without
 * the network. All other requests go to the network as if there were no service worker, above all those to the API.
 */
export class ShellCache {
  private readonly documentUrl: string;
  /** How often a waiting worker was asked to become the active one. */
  private attempts = 0;

  constructor(private readonly environment: WorkerEnvironment) {
    this.documentUrl = new URL(DOCUMENT, environment.scope).href;
  }

  /** Null for a request that the browser sends as usual. */
  answer(request: Pick<Request, 'url' | 'method' | 'mode'>): Promise<Response> | null {
    const { scope, cacheKeyOf } = this.environment;
    const url = request.url.split('#')[0] ?? '';
    if (request.method !== 'GET' || !url.startsWith(scope)) return null;
    const path = url.slice(scope.length);
    if (path === CONFIGURATION) return this.currentConfiguration(url);
    if (cacheKeyOf(url) !== undefined || HASHED_FILE.test(path)) return this.file(url);
    return request.mode === 'navigate' ? this.document() : null;
  }

  /**
   * Compares the cached page with that of the server, after a page was opened with `answered`. Takes over a changed
   * Content-Security-Policy; looks for a new version when the content differs; and removes the service worker where the
   * server redirects or refuses, as a proxy does that asks to sign in, because only the network can show that.
   */
  async checkDocument(answered: Response): Promise<void> {
    const { environment } = this;
    // A worker with work left keeps the new version from becoming active.
    if (answered.headers.has(RELOAD)) return;
    const answer = await environment
      .fetch(environment.scope, { cache: 'no-cache', redirect: 'manual', headers: { Accept: 'text/html' } })
      .catch(() => null);
    if (answer === null || answer.status >= 500) return;
    if (!answer.ok) {
      await environment.registration.unregister();
      return;
    }
    const key = environment.cacheKeyOf(this.documentUrl) ?? this.documentUrl;
    const files = await environment.files();
    const cached = await files.match(key);
    if (cached === undefined) return;
    if ((await answer.clone().text()) !== (await cached.clone().text())) await environment.registration.update();
    else if (answer.headers.get(POLICY) !== cached.headers.get(POLICY)) await files.put(key, answer);
  }

  /**
   * Calls `remove`, which removes all files but those of this version. Not while other pages are open, which may still load
   * files of an older version, or a new version is being stored.
   */
  async removeOldFiles(otherPages: number, remove: () => Promise<unknown>): Promise<void> {
    const { installing, waiting } = this.environment.registration;
    if (otherPages === 0 && installing === null && waiting === null) await remove();
  }

  /** Stores config.json, which the first page has loaded before there was a service worker. Never rejects. */
  async storeConfiguration(): Promise<void> {
    await this.currentConfiguration(new URL(CONFIGURATION, this.environment.scope).href).catch(() => undefined);
  }

  /** A cache that cannot be opened or read counts as empty. */
  private async file(url: string): Promise<Response> {
    const { files, cacheKeyOf, fetch } = this.environment;
    const stored = await files()
      .then((cache) => cache.match(cacheKeyOf(url) ?? url))
      .catch(() => undefined);
    return stored ?? fetch(url);
  }

  /** The page of the new version if there is one that waits, otherwise of this version. */
  private async document(): Promise<Response> {
    const { waiting } = this.environment.registration;
    if (waiting === null || this.attempts >= MAX_ATTEMPTS) return this.file(this.documentUrl);
    this.attempts += 1;
    waiting.postMessage(ACTIVATE);
    return reload();
  }

  /** From the server; the last one that could be stored while the server is not reached. */
  private async currentConfiguration(url: string): Promise<Response> {
    const { configuration, fetch } = this.environment;
    try {
      const answer = await fetch(url, { cache: 'no-cache' });
      const copy = answer.clone();
      if (answer.ok)
        await configuration()
          .then((cache) => cache.put(url, copy))
          .catch(() => undefined);
      return answer;
    } catch (error) {
      const last = await configuration().then((cache) => cache.match(url));
      if (last === undefined) throw error;
      return last;
    }
  }
}

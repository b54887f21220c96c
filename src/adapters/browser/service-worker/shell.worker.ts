import { PrecacheController } from 'workbox-precaching';
import { ACTIVATE, ShellCache } from './shell-cache';

/** The parts of the global scope of a service worker that are used here; TypeScript's types of a page lack them. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly { readonly id: string }[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The page that a navigation opens. */
  readonly resultingClientId: string;
  respondWith(response: Promise<Response>): void;
}

declare const self: WorkerScope & {
  /** Written by the build: the files of the version, with a revision unless the name has a hash. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

const { registration, clients } = self;
const { scope } = registration;
const precache = new PrecacheController();
precache.addToCacheList([...self.__WB_MANIFEST]);

const shell = new ShellCache({
  scope,
  fetch: (input, init) => fetch(input, init),
  cacheKeyOf: (url) => precache.getCacheKeyForURL(url),
  files: () => caches.open(precache.strategy.cacheName),
  configuration: () => caches.open(`quarterdeck-configuration-${scope}`),
  registration,
});

self.addEventListener('install', (event) => {
  precache.install(event).catch(() => undefined);
  event.waitUntil(shell.storeConfiguration());
});

self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));

self.addEventListener('message', ({ data }) => {
  if (data === ACTIVATE) void self.skipWaiting();
});

/** How many pages are open besides the one that this navigation opens. */
const countOthers = async (event: FetchEvent): Promise<number> => {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ id }) => id !== event.resultingClientId).length;
};

/** What follows a page that was opened. */
const afterOpening = async (event: FetchEvent, answer: Promise<Response>): Promise<void> => {
  await shell.checkDocument(await answer);
  await shell.removeOldFiles(await countOthers(event), () => precache.activate(event));
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const answer = shell.answer(request);
  if (answer === null) return;
  event.respondWith(answer);
  if (request.mode === 'navigate') event.waitUntil(afterOpening(event, answer));
});

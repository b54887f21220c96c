import { firstValueFrom, Subject, toArray } from 'rxjs';
import { StoredApplication } from './stored-application';

const SCOPE = 'https://content.example/admin/';

class Registration extends EventTarget {
  scope = SCOPE;
  installing: EventTarget | null = null;
  waiting: { readonly messages: unknown[]; postMessage(message: unknown): void } | null = null;
  active: object | null = null;
  updates = 0;
  unregistered = 0;

  async update(): Promise<void> {
    this.updates += 1;
    throw new TypeError('Failed to update a ServiceWorker');
  }

  async unregister(): Promise<boolean> {
    this.unregistered += 1;
    return true;
  }

  /** A version begins to be installed. */
  begin(): void {
    this.installing = new EventTarget();
    this.dispatchEvent(new Event('updatefound'));
  }

  /** It is installed and waits. */
  finish(): void {
    const messages: unknown[] = [];
    this.waiting = { messages, postMessage: (message) => void messages.push(message) };
    this.installing?.dispatchEvent(new Event('statechange'));
  }
}

const pageOf = (registration: Registration) => {
  const container = Object.assign(new EventTarget(), {
    registered: [] as unknown[],
    async register(script: unknown, options: unknown) {
      container.registered.push([script, options]);
      return registration;
    },
    getRegistration: async () => registration,
  });
  const names = new Set([`workbox-precache-v2-${SCOPE}`, `quarterdeck-configuration-${SCOPE}`, `other-${SCOPE}v2/`]);
  let reloads = 0;
  const hours$ = new Subject<void>();
  const application = new StoredApplication(
    {
      navigator: { serviceWorker: container as unknown as ServiceWorkerContainer },
      caches: { keys: async () => [...names], delete: async (name) => names.delete(name) },
      location: { reload: () => void (reloads += 1) },
    },
    SCOPE,
    { after: () => hours$ },
  );
  return { application, container, names, hours$, reloads: () => reloads };
};

/** Lets the promises of the browser's answers settle. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

test('registers the script of the application for its own path, and never from the cache of the browser', async () => {
  const { application, container } = pageOf(new Registration());
  const subscription = application.newVersion$.subscribe();
  await settle();
  expect(container.registered).toEqual([[`${SCOPE}service-worker.js`, { scope: SCOPE, updateViaCache: 'none' }]]);
  subscription.unsubscribe();
});

test('the first version is no new version; the next one is, once it is stored', async () => {
  const registration = new Registration();
  const { application } = pageOf(registration);
  let count = 0;
  const subscription = application.newVersion$.subscribe(() => (count += 1));
  await settle();
  registration.begin();
  registration.finish();
  expect(count).toBe(0);
  registration.active = {};
  registration.waiting = null;
  registration.begin();
  expect(count).toBe(0);
  registration.finish();
  expect(count).toBe(1);
  subscription.unsubscribe();
});

test('tells of a version that already waits when the page opens', async () => {
  const registration = new Registration();
  registration.active = {};
  registration.finish();
  await expect(firstValueFrom(pageOf(registration).application.newVersion$.pipe(toArray()))).resolves.toHaveLength(1);
});

test('an open page looks for new versions, also after it could not', async () => {
  const registration = new Registration();
  const { application, hours$ } = pageOf(registration);
  const subscription = application.newVersion$.subscribe();
  await settle();
  hours$.next();
  await settle();
  hours$.next();
  expect(registration.updates).toBe(2);
  subscription.unsubscribe();
});

test('loading the new version activates it, and reloads this page when it is active', async () => {
  const registration = new Registration();
  registration.active = {};
  registration.finish();
  const { application, container, reloads } = pageOf(registration);
  application.loadNewVersion().subscribe();
  await settle();
  expect(registration.waiting?.messages).toEqual(['activate']);
  expect(reloads()).toBe(0);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reloads()).toBe(1);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reloads()).toBe(1);
});

test('a version that another page has activated needs the reload only', async () => {
  const { application, reloads } = pageOf(new Registration());
  application.loadNewVersion().subscribe();
  await settle();
  expect(reloads()).toBe(1);
});

test('removing takes the service worker and the caches of this path, and no others', async () => {
  const registration = new Registration();
  const { application, names } = pageOf(registration);
  application.remove().subscribe();
  await settle();
  expect(registration.unregistered).toBe(1);
  expect([...names]).toEqual([`other-${SCOPE}v2/`]);
});

test('removing leaves the service worker of a path above alone', async () => {
  const registration = new Registration();
  registration.scope = 'https://content.example/';
  const { application, names } = pageOf(registration);
  application.remove().subscribe();
  await settle();
  expect(registration.unregistered).toBe(0);
  expect(names.size).toBe(3);
});

test('a browser without service workers has no new versions and nothing to remove', async () => {
  const application = new StoredApplication({ navigator: {}, location: { reload: () => undefined } }, SCOPE, {
    after: () => new Subject<void>(),
  });
  await expect(firstValueFrom(application.newVersion$.pipe(toArray()))).resolves.toEqual([]);
  await expect(firstValueFrom(application.remove().pipe(toArray()))).resolves.toEqual([]);
});

import { test as base, expect } from '@playwright/test';
import { BrowserActor } from '../../../features/actors/browser/browser-actor';
import { initialWorld, prepareSession, prepareWorld } from '../../../features/assemblies/initial-world';
import { PactCoverage } from '../../contract-coverage/pact-coverage';
import { RequestRecord } from '../../contract-coverage/request-record';
import { startHost, type Host } from './host';
import { RestartableServer } from './restartable-server';

export interface ApplicationOptions {
  /** Data source of the application: a world in the browser, or a server over HTTP. */
  readonly adapter: 'memory' | 'http';
}

interface Fixtures {
  /** The server behind the application; a new one for every test over HTTP. */
  readonly server: RestartableServer;
  /** URL of the application, without a trailing slash. */
  readonly base: string;
  /** The user of the test's page. */
  readonly actor: BrowserActor;
  /** Fails a test over HTTP that sends a request which no contract covers. */
  readonly contractCoverage: void;
}

/** Playwright's test with a host, a server and an actor. Every test starts with the blog world. */
export const test = base.extend<Fixtures, ApplicationOptions & { readonly memoryHost: Host }>({
  adapter: ['memory', { option: true, scope: 'worker' }],
  memoryHost: [
    async ({ adapter: _adapter }, use) => {
      const host = await startHost(null);
      await use(host);
      host.stop();
    },
    { scope: 'worker' },
  ],
  server: async ({ adapter: _adapter }, use) => {
    const server = new RestartableServer();
    await server.start();
    await use(server);
    server.kill();
  },
  base: async ({ adapter, memoryHost, server }, use) => {
    if (adapter === 'memory') {
      await use(memoryHost.base);
      return;
    }
    const host = await startHost(server.url);
    await use(host.base);
    host.stop();
  },
  contractCoverage: [
    async ({ adapter, context, base: address }, use) => {
      if (adapter === 'memory') {
        await use();
        return;
      }
      const record = new RequestRecord(address, PactCoverage.ofPact());
      context.on('request', (request) => record.add(request));
      await use();
      record.finish();
    },
    { auto: true },
  ],
  actor: async ({ page, base: address, adapter, server }, use) => {
    const actor = new BrowserActor(
      address,
      async () => page,
      async (email, password) => {
        // A test that has been here has prepared its own world.
        if (page.url() !== 'about:blank') return null;
        if (adapter === 'memory') await prepareWorld(page, address, initialWorld(), { email, password });
        else await prepareSession(page, address, server.database, { email, password });
        return page;
      },
    );
    await use(actor);
  },
});

export { expect };

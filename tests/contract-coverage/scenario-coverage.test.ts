/** @jest-environment node */
import { EventEmitter } from 'node:events';
import type { BrowserContext } from 'playwright-core';
import { RestServer } from '../../features/assemblies/rest-server';
import type { BrowserRequest } from './request-record';

/** The part of a browser context that the server of a scenario listens to. */
const browserContext = () => {
  const events = new EventEmitter();
  return { context: events as unknown as BrowserContext, send: (sent: BrowserRequest) => events.emit('request', sent) };
};

const getting = (url: string): BrowserRequest => ({
  method: () => 'GET',
  url: () => url,
  postDataBuffer: () => null,
  headers: () => ({}),
  isNavigationRequest: () => false,
});

test.each([
  ['passes when contracts cover its requests', '/server/info', null],
  ['fails for a request that no contract covers', '/utils/random/string', 'GET /utils/random/string'],
])('a scenario over HTTP %s', async (_, path, problem) => {
  const server = await RestServer.start();
  const { context, send } = browserContext();
  server.useContext(context);
  send(getting(new URL(path, server.base).href));
  const failure = await server.dispose().then(
    () => null,
    (error: Error) => error.message,
  );
  if (problem === null) expect(failure).toBeNull();
  else expect(failure).toContain(problem);
});

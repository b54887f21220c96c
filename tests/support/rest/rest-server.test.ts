/** @jest-environment node */
import { library } from '../../../src/adapters/testing/library';
import { startRestServer } from '.';
import { restServerPerTest } from './rest-server.fixtures';

const { send, tokenOf } = restServerPerTest();

describe('the REST server', () => {
  test('answers 400 to a body that is no JSON or too long', async () => {
    const token = await tokenOf();
    const broken = await send('POST', '/items/writers', { token, text: '{a' });
    expect([broken.status, broken.body]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'INVALID_PAYLOAD' } }] },
    ]);
    const long = await send('POST', '/items/writers', { token, body: { name: 'x'.repeat(11_000) } });
    expect([long.status, long.body]).toEqual([
      400,
      { errors: [{ message: 'request entity too large', extensions: { code: 'INVALID_PAYLOAD' } }] },
    ]);
  });

  test('answers an unknown path with ROUTE_NOT_FOUND', async () => {
    const answer = await send('GET', '/nope?x=1', { token: await tokenOf() });
    expect([answer.status, answer.body]).toEqual([
      404,
      { errors: [{ message: "Route /nope doesn't exist.", extensions: { code: 'ROUTE_NOT_FOUND' } }] },
    ]);
  });

  test('answers ping, and returns versions to administrators only', async () => {
    const ping = await send('GET', '/server/ping');
    expect([ping.text, ping.headers.get('content-type')]).toEqual(['pong', 'text/html; charset=utf-8']);
    expect((await send('GET', '/server/info')).body['data']).not.toHaveProperty('directus');
    expect((await send('GET', '/server/info', { token: await tokenOf() })).body['data']).toMatchObject({
      project: { project_name: 'Library' },
      directus: { version: '9.0.0-rc.83' },
      node: { version: process.versions.node },
    });
    expect((await send('GET', '/auth/oauth/')).body).toEqual({ data: null });
  });

  test('returns the current user at /users/me, and stores the last page', async () => {
    const token = await tokenOf('ed@example.com', 'pencil');
    expect((await send('PATCH', '/users/me/track/page', { token, body: { last_page: '/x' } })).text).toBe('');
    expect((await send('GET', '/users/me?fields=email,last_page,role.name', { token })).body).toEqual({
      data: { email: 'ed@example.com', last_page: '/x', role: { name: 'Editors' } },
    });
  });

  test('lists extensions by kind without a token, with and without a trailing slash', async () => {
    const extended = await startRestServer({
      world: { ...library(), extensions: { layouts: ['chart', 'empty folder'] } },
    });
    const ask = async (path: string): Promise<unknown> => (await fetch(`${extended.url}${path}`)).json();
    expect(await ask('/extensions/layouts/')).toEqual({ data: ['chart', 'empty folder'] });
    expect(await ask('/extensions/displays')).toEqual({ data: [] });
    expect(await ask('/extensions/hooks')).toMatchObject({ errors: [{ extensions: { code: 'ROUTE_NOT_FOUND' } }] });
    expect(extended.database.snapshot().extensions).toEqual({ layouts: ['chart', 'empty folder'] });
    await extended.close();
  });

  test('serves the settings as one record that can be read and updated only', async () => {
    const token = await tokenOf();
    expect((await send('PATCH', '/settings', { token, body: { project_name: 'Books' } })).body['data']).toMatchObject({
      project_name: 'Books',
    });
    for (const [method, path] of [
      ['DELETE', '/settings'],
      ['POST', '/settings'],
      ['GET', '/settings/1'],
    ] as const) {
      expect((await send(method, path, { token })).body).toMatchObject({
        errors: [{ extensions: { code: 'ROUTE_NOT_FOUND' } }],
      });
    }
  });

  test('serves the script of an extension that the world lists', async () => {
    const named = await startRestServer({ world: { ...library(), extensions: { modules: ['newsstand', 'lost'] } } });
    const ask = async (path: string) => {
      const answer = await fetch(`${named.url}/extensions/${path}`);
      return [answer.status, answer.headers.get('content-type')?.split(';')[0]];
    };
    expect(await ask('modules/newsstand/index.js')).toEqual([200, 'text/javascript']);
    for (const path of [
      'modules/lost/index.js',
      'displays/issue-number/index.js',
      'modules/..%2fmodules%2fnewsstand/index.js',
      'modules/newsstand/',
    ]) {
      expect(await ask(path)).toEqual([404, 'application/json']);
    }
    await named.close();
  });

  test('delays every answer by the latency', async () => {
    const slow = await startRestServer({ world: library(), latency: 120 });
    const start = performance.now();
    await fetch(`${slow.url}/server/ping`);
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
    await slow.close();
  });
});

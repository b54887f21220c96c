/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXTENSIONS_FOLDER } from './example-extensions';
import { extensionsIn } from './extensions-folder';
import { hostApp } from './host-app';
import { listen, listenProblem, type Listening } from './listen';
import { CONTENT_SECURITY_POLICY, policyText, securityHeaders } from './security-headers';

const HOST = '127.0.0.1';
const BROWSING = { headers: { accept: 'text/html,application/xhtml+xml' }, redirect: 'manual' } as const;

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
const running: Listening[] = [];

const start = async (app: Parameters<typeof listen>[0]): Promise<string> => {
  const listening = await listen(app, 0, HOST);
  running.push(listening);
  return `http://${HOST}:${listening.port}`;
};

beforeAll(() => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), '<!doctype html>the page');
  writeFileSync(join(dist, 'config.json'), '{}');
  writeFileSync(join(dist, 'logo.svg'), '<svg/>');
  writeFileSync(join(dist, 'assets/main.abc.js'), 'code();'.repeat(400));
});

afterAll(() => {
  for (const { server } of running) server.close();
  rmSync(dist, { recursive: true });
});

describe('the application on its host', () => {
  let site = '';
  beforeAll(async () => {
    site = await start(hostApp({ dist, api: null, world: 'blog' }));
  });

  it.each(['/', '/admin'])('leads from %s to /admin/', async (path) => {
    const answer = await fetch(`${site}${path}`, BROWSING);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/admin/']);
  });

  it.each(['/admin/', '/admin/login', '/admin/collections/articles/report.2024'])(
    'answers %s with the page',
    async (path) => {
      const answer = await fetch(`${site}${path}`, BROWSING);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(await answer.text()).toContain('the page');
    },
  );

  it.each(['/admin/assets/gone.js', '/admin/icons/gone.json'])('has no page for the missing file %s', async (path) => {
    expect((await fetch(`${site}${path}`, BROWSING)).status).toBe(404);
  });

  it('has no page for a call', async () => {
    expect((await fetch(`${site}/admin/gone`, { headers: { accept: '*/*' } })).status).toBe(404);
    expect((await fetch(`${site}/admin/gone`, { ...BROWSING, method: 'POST' })).status).toBe(404);
    expect((await fetch(`${site}/items/articles`, BROWSING)).status).toBe(404);
  });

  it('keeps files with a hash for good, compressed, and no others', async () => {
    const script = await fetch(`${site}/admin/assets/main.abc.js`);
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    expect((await fetch(`${site}/admin/logo.svg`)).headers.get('cache-control')).toBe('no-cache');
  });

  it('has the scripts of the example extensions, and lists none of their folders', async () => {
    const script = await fetch(`${site}/extensions/modules/newsstand/index.js`);
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of ['/extensions/modules/', '/extensions/modules/newsstand', '/extensions/modules/gone/index.js']) {
      expect((await fetch(`${site}${path}`, BROWSING)).status).toBe(404);
    }
  });

  it('names the world to show and the example extensions', async () => {
    const answer = await fetch(`${site}/admin/config.json`);
    expect(await answer.json()).toEqual({
      adapter: 'memory',
      world: 'blog',
      extensions: extensionsIn(EXTENSIONS_FOLDER),
    });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  });

  it('picks up an extension whose folder is added while it runs', async () => {
    const extensionsFolder = mkdtempSync(join(tmpdir(), 'extensions-'));
    const address = await start(hostApp({ dist, api: null, world: 'blog', extensionsFolder }));
    const config = async (): Promise<unknown> => (await fetch(`${address}/admin/config.json`)).json();
    expect(await config()).toMatchObject({ extensions: { displays: [] } });
    mkdirSync(join(extensionsFolder, 'displays/stars'), { recursive: true });
    writeFileSync(join(extensionsFolder, 'displays/stars/index.js'), 'register();');
    expect(await config()).toMatchObject({ extensions: { displays: ['stars'] } });
    expect(await (await fetch(`${address}/extensions/displays/stars/index.js`)).text()).toBe('register();');
    rmSync(extensionsFolder, { recursive: true });
  });

  it('names no extensions for the other worlds', async () => {
    const address = await start(hostApp({ dist, api: null, world: 'large' }));
    const answer = await fetch(`${address}/admin/config.json`);
    expect(await answer.json()).toEqual({ adapter: 'memory', world: 'large', extensions: {} });
  });

  it.each(['/admin/', '/admin/config.json', '/admin/assets/main.abc.js', '/admin/assets/gone.js'])(
    'secures %s',
    async (path) => {
      const answer = await fetch(`${site}${path}`, BROWSING);
      expect(Object.fromEntries(answer.headers)).toMatchObject(
        Object.fromEntries(Object.entries(securityHeaders()).map(([name, value]) => [name.toLowerCase(), value])),
      );
    },
  );

  it('allows neither inline code nor eval nor any other origin', () => {
    expect(policyText(CONTENT_SECURITY_POLICY)).not.toMatch(/unsafe|https?:|\*/);
    expect(securityHeaders()).not.toHaveProperty('Strict-Transport-Security');
  });

  it('suggests a free port when the port is in use', async () => {
    const port = Number(new URL(site).port);
    const error: unknown = await listen(() => undefined, port, HOST).catch((reason: unknown) => reason);
    const problem = await listenProblem(error, port, HOST);
    expect(problem).toContain(`Port ${port} is already in use`);
    const suggested = Number(/--port (\d+)/.exec(problem)?.[1]);
    expect(suggested).toBeGreaterThan(port);
    const { server } = await listen(() => undefined, suggested, HOST);
    server.close();
  });
});

describe('a platform that the browser calls by its own address', () => {
  const api = 'https://api.example.com/v1';

  it('is named in the configuration and allowed by the policy', async () => {
    const site = await start(hostApp({ dist, api, direct: true, world: 'blog' }));
    expect(await (await fetch(`${site}/admin/config.json`)).json()).toEqual({ adapter: 'http', api });
    const policy = (await fetch(`${site}/admin/`, BROWSING)).headers.get('content-security-policy') ?? '';
    for (const directive of ['connect-src', 'img-src', 'media-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://api\\.example\\.com(;|$)`));
    expect(policy).toContain("script-src 'self';");
  });

  it('does not hide the hosts of suggestions, to which calls are allowed too', async () => {
    const connect = ['https://places.example.com'];
    for (const direct of [true, false]) {
      const site = await start(hostApp({ dist, api, direct, connect, world: 'blog' }));
      const policy = (await fetch(`${site}/admin/`, BROWSING)).headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/connect-src [^;]*https:\/\/places\.example\.com;/);
      expect(policy.match(/places\.example\.com/g)).toHaveLength(1);
    }
  });

  it('is not behind the host', async () => {
    const site = await start(hostApp({ dist, api, direct: true, world: 'blog' }));
    expect((await fetch(`${site}/server/ping`)).status).toBe(404);
  });
});

describe('the platform behind the host', () => {
  let site = '';
  const seen: Pick<IncomingMessage, 'url' | 'method' | 'headers'>[] = [];
  beforeAll(async () => {
    const platform = await start((request, response) => {
      seen.push({ url: request.url, method: request.method, headers: request.headers });
      response.setHeader('Set-Cookie', ['refresh=1; Domain=cms.example.com; Path=/; HttpOnly; Secure; SameSite=None']);
      request.pipe(response.writeHead(201));
    });
    site = await start(hostApp({ dist, api: platform, world: 'blog' }));
  });

  it('gets every call outside /admin, unchanged', async () => {
    const answer = await fetch(`${site}/items/articles?filter[a][_eq]=1`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { authorization: 'Bearer t' },
    });
    expect([answer.status, await answer.text()]).toEqual([201, '{"a":1}']);
    expect(seen.at(-1)).toMatchObject({
      url: '/items/articles?filter[a][_eq]=1',
      method: 'POST',
      headers: { authorization: 'Bearer t' },
    });
  });

  it('sets cookies that this machine keeps', async () => {
    expect((await fetch(`${site}/auth/login`)).headers.getSetCookie()).toEqual([
      'refresh=1; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });

  it('is named in the configuration', async () => {
    expect(await (await fetch(`${site}/admin/config.json`)).json()).toEqual({ adapter: 'http' });
  });

  it('answers 502 in the error format of the platform when it cannot be reached', async () => {
    const alone = await start(hostApp({ dist, api: 'http://127.0.0.1:1', world: 'blog' }));
    const answer = await fetch(`${alone}/server/ping`);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({
      errors: [{ message: 'No answer from http://127.0.0.1:1.', extensions: { code: 'SERVICE_UNAVAILABLE' } }],
    });
  });
});

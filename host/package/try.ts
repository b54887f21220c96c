import { strict as assert } from 'node:assert';
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dependenciesOf, WITHOUT_MODULES } from '../build/licences-plugin';
import { closingLine } from '../checks/counts';
import { listen, type Listening } from '../listen';
import { scriptOptions } from '../options';
import { securityHeaders } from '../security-headers';
import { makePackage } from './make-package';

scriptOptions(
  `Packs dist, installs the package without network in an empty folder, and tries its command
(npm run package:try). It has no options.
  --help  show this`,
  {},
);

const root = join(__dirname, '../..');
const MAX_BYTES = 15 * 1024 * 1024;
const MAX_START_MS = 20_000;
const HTML = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;

interface Installed {
  readonly folder: string;
  readonly bytes: number;
  readonly command: string;
}

/** Installs from an empty cache, so that nothing but the tarball can be installed. */
const install = async (folder: string): Promise<Installed> => {
  const tarball = await makePackage(root, folder);
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const options = ['--offline', '--cache', join(folder, 'cache'), '--no-audit', '--no-fund', '--silent'];
  execFileSync('npm', ['install', tarball, ...options], { cwd: folder, stdio: 'inherit' });
  return { folder, bytes: statSync(tarball).size, command: join(folder, 'node_modules/.bin/quarterdeck') };
};

/** A platform that answers pings and sets a cookie as one behind https does. */
const platform = (): Promise<Listening> =>
  listen(
    (request, response) => {
      response.setHeader('Set-Cookie', 'refresh=1; Path=/; HttpOnly; Secure; SameSite=None');
      response.writeHead(request.url === '/server/ping' ? 200 : 404).end('pong');
    },
    0,
    '127.0.0.1',
  );

interface Started {
  readonly process: ChildProcess;
  readonly address: string;
  readonly milliseconds: number;
  /** What the command has printed so far. */
  readonly output: () => string;
}

/** Starts the command; resolves when it has printed its address. */
const start = (command: string, args: readonly string[]): Promise<Started> =>
  new Promise((resolve, reject) => {
    const begin = performance.now();
    const child = spawn(command, [...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const timeout = setTimeout(() => reject(new Error(`It printed no address:\n${output}`)), MAX_START_MS);
    let output = '';
    const read = (text: Buffer): void => {
      output += text.toString();
      const [, address] = /(http:\/\/\S+)\/admin\//.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(timeout);
      resolve({ process: child, address, milliseconds: performance.now() - begin, output: () => output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`It ended by itself:\n${output}`)));
  });

interface Tried extends Installed {
  readonly started: Started;
}

const refusal = (command: string, ...args: readonly string[]): string => {
  const { status, stderr } = spawnSync(command, [...args], { encoding: 'utf8' });
  assert.notEqual(status, 0);
  return stderr;
};

const CHECKS: Readonly<Record<string, (tried: Tried) => Promise<void> | void>> = {
  'the package is below 15 MB, and installs no other package': ({ bytes, folder }) => {
    console.log(`The package has ${(bytes / 1024 / 1024).toFixed(1)} MB.`);
    assert.ok(bytes < MAX_BYTES);
    const installed = readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'));
    assert.deepEqual(installed, ['quarterdeck']);
  },
  'it serves the page, for every address below /admin, with the headers of the policy': async ({ started }) => {
    console.log(`It listened after ${Math.round(started.milliseconds)} ms.`);
    for (const path of ['/admin/', '/admin/collections/articles']) {
      const answer = await fetch(`${started.address}${path}`, HTML);
      assert.equal(answer.status, 200);
      for (const [name, value] of Object.entries(securityHeaders())) assert.equal(answer.headers.get(name), value);
      assert.match(await answer.text(), /<base href="\/admin\/"/);
    }
  },
  'it serves the scripts that the page names': async ({ started }) => {
    const page = await (await fetch(`${started.address}/admin/`, HTML)).text();
    const scripts = [...page.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path]) => path);
    assert.ok(scripts.length > 0);
    for (const path of scripts) assert.equal((await fetch(`${started.address}/admin/${path}`)).status, 200);
  },
  'it connects the application with the platform, and passes requests and cookies on': async ({ started }) => {
    assert.deepEqual(await (await fetch(`${started.address}/admin/config.json`)).json(), { adapter: 'http' });
    const ping = await fetch(`${started.address}/server/ping`);
    assert.deepEqual([ping.status, await ping.text()], [200, 'pong']);
    assert.deepEqual(ping.headers.getSetCookie(), ['refresh=1; Path=/; HttpOnly; SameSite=Lax']);
  },
  'it has the licences of what it contains': ({ folder }) => {
    const licences = (path: string): string =>
      readFileSync(join(folder, 'node_modules/quarterdeck', path, 'licences.txt'), 'utf8');
    for (const name of [...dependenciesOf(root), ...WITHOUT_MODULES])
      assert.ok(licences('dist').includes(`\n${name} `), `${name} is not in dist/licences.txt`);
    for (const name of ['express', 'http-proxy-middleware', 'compression'])
      assert.ok(licences('bin').includes(`\n${name} `), `${name} is not in bin/licences.txt`);
  },
  'it explains a missing address, a wrong one and an unknown option': ({ command }) => {
    assert.match(refusal(command), /address of the platform is missing: quarterdeck --api/);
    assert.match(refusal(command, '--api', 'cms.example.com'), /needs a full address .* 'cms\.example\.com'/);
    assert.match(refusal(command, '--colour', 'red'), /--colour[^]*Usage: quarterdeck --api URL/);
  },
  'it suggests another port when the port is in use': ({ command, started }) => {
    const { port } = new URL(started.address);
    assert.match(
      refusal(command, '--api', 'http://127.0.0.1:1', '--port', port),
      new RegExp(`Port ${port} is already in use.* --port \\d+`),
    );
  },
  'it reports a platform that does not answer, and serves the page': async ({ command }) => {
    const alone = await start(command, ['--api', 'http://127.0.0.1:1', '--port', '0']);
    try {
      const answer = await fetch(`${alone.address}/server/ping`);
      assert.equal(answer.status, 502);
      while (!alone.output().includes('GET http://127.0.0.1:1/server/ping'))
        await new Promise((resolve) => alone.process.stderr?.once('data', resolve));
      assert.match(alone.output(), /The platform did not answer/);
    } finally {
      alone.process.kill();
    }
  },
  'it shows its version and its options': ({ command, folder }) => {
    const manifest = readFileSync(join(folder, 'node_modules/quarterdeck/package.json'), 'utf8');
    const { version } = JSON.parse(manifest) as { readonly version: string };
    assert.equal(execFileSync(command, ['--version'], { encoding: 'utf8' }), `${version}\n`);
    assert.match(execFileSync(command, ['--help'], { encoding: 'utf8' }), /^Usage: quarterdeck --api URL/);
  },
};

const run = async (): Promise<void> => {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Error('There is no build in dist. Run: npm run build');
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-try-'));
  const { server, port } = await platform();
  let child: ChildProcess | null = null;
  let passed = 0;
  let failed = 0;
  try {
    const installed = await install(folder);
    const started = await start(installed.command, ['--api', `http://127.0.0.1:${port}`, '--port', '0']);
    child = started.process;
    for (const [name, check] of Object.entries(CHECKS))
      try {
        await check({ ...installed, started });
        passed += 1;
      } catch (error) {
        failed += 1;
        console.error(`FAILED ${name}\n${String(error)}`);
      }
  } finally {
    child?.kill();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  }
  console.log(closingLine({ passed, failed }));
  process.exitCode = failed > 0 ? 1 : 0;
};

run().catch((error: unknown) => {
  console.error(error);
  console.log(closingLine({ passed: 0, failed: 1 }));
  process.exitCode = 1;
});

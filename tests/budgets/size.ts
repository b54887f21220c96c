import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { loadWorld } from '../../fixtures/worlds';
import { closingLine, type Counts, sum } from '../../host/checks/counts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../host/chromium-executable';
import { ADMIN_PATH, hostApp } from '../../host/host-app';
import { listen } from '../../host/listen';
import { scriptOptions } from '../../host/options';
import { startRestServer } from '../support/rest';
import { compareSize } from './sizes';

const DIST = join(__dirname, '../../dist');
const HOST = '127.0.0.1';
const WORLD = 'blog';

const gzipped = (file: string): number => gzipSync(readFileSync(join(DIST, 'assets', file)), { level: 9 }).length;

/** File names of the application's scripts that a page has loaded, without extensions. */
const watchScripts = (page: Page): ReadonlySet<string> => {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (response.request().resourceType() === 'script' && path.startsWith(`${ADMIN_PATH}/`))
      scripts.add(path.slice(path.lastIndexOf('/') + 1));
  });
  return scripts;
};

interface Measured {
  readonly signIn: readonly string[];
  readonly firstList: readonly string[];
}

const listPath = '/collections/articles';

/** Signs in with a real browser over HTTP and records the loaded scripts. */
const measure = async (address: string): Promise<Measured> => {
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('There is no Chromium here. Run: npm run browser');
  const [person] = (await loadWorld(WORLD)).people;
  if (person === undefined) throw new Error(`The world '${WORLD}' has no user to sign in with.`);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const signInPage = await context.newPage();
    const signIn = watchScripts(signInPage);
    await signInPage.goto(`${address}/login`);
    await signInPage.getByRole('textbox', { name: /e-?mail/i }).fill(person.email);
    await signInPage.waitForLoadState('networkidle');
    const signInScripts = [...signIn];
    await signInPage.locator('input[type=password]').fill(person.password);
    await signInPage.keyboard.press('Enter');
    await signInPage.waitForURL((url) => !url.pathname.endsWith('/login'));
    const listPage = await context.newPage();
    const firstList = watchScripts(listPage);
    await listPage.goto(`${address}${listPath}`);
    await listPage.getByRole('table').or(listPage.getByRole('grid')).first().waitFor();
    await listPage.waitForLoadState('networkidle');
    return { signIn: signInScripts, firstList: [...firstList] };
  } finally {
    await browser.close();
  }
};

const check = (name: string, bytes: number): Counts => {
  const { line, isWithin } = compareSize('bytes', name, bytes);
  console.log(`${isWithin ? '✓' : '✗'} ${line}`);
  return isWithin ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const total = (files: readonly string[]): number => files.reduce((bytes, file) => bytes + gzipped(file), 0);

/** Gzipped bytes of the largest script that neither page loads. */
const largestLaterScript = (first: readonly string[]): number =>
  Math.max(
    ...readdirSync(join(DIST, 'assets'))
      .filter((file) => file.endsWith('.js') && !first.includes(file))
      .map(gzipped),
  );

/** The server has no extensions, which are not part of the application. */
const measureDemo = async (): Promise<Measured> => {
  const { world } = await loadWorld(WORLD);
  const rest = await startRestServer({ world });
  const { server, port } = await listen(hostApp({ dist: DIST, api: rest.url, world: WORLD }), 0, HOST);
  try {
    return await measure(`http://${HOST}:${port}${ADMIN_PATH}`);
  } finally {
    server.close();
    server.closeAllConnections();
    await rest.close();
  }
};

const main = async (): Promise<void> => {
  const { signIn, firstList } = await measureDemo();
  const counts = sum([
    check('scripts of the sign-in page', total(signIn)),
    check('scripts of the first list', total(firstList)),
    check('largest later script', largestLaterScript([...signIn, ...firstList])),
  ]);
  console.log(`\n${closingLine(counts)}`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
};

scriptOptions(
  `Compares what pages of the build load with the recorded sizes (npm run size). It has no options.
  --help  show this`,
  {},
);

main().catch((error: unknown) => {
  console.error(error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});

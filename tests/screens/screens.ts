import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../host/chromium-executable';
import { scriptOptions } from '../../host/options';
import { worldOnly } from '../../fixtures/worlds';
import type { World } from '../../src/adapters/memory';
import { startTarget, type OwnQuarterdeck } from '../bench/start-target';
import { SCREENS } from './addresses';

const OUT = join(__dirname, '../../.screens');
const PERSON = { role: 'Administrator', email: 'ines.halloran@northlight.example', password: 'northlight' };
const HEIGHTS: Readonly<Record<number, number>> = { 1500: 950, 1024: 768, 390: 844 };
const WIDTHS = Object.keys(HEIGHTS).map(Number).toReversed();

type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];

interface Look {
  readonly width: number;
  readonly theme: Theme;
  /** Of the interface, such as de-DE. */
  readonly language: string;
}

/** The world whose users have chosen no language, so that each look has that of its browser. */
const worldWithoutLanguages = async (): Promise<World> => {
  const world = await worldOnly('blog');
  const users = world.items['directus_users']?.map((user) => ({ ...user, language: null })) ?? [];
  return { ...world, items: { ...world.items, directus_users: users } };
};

/** A new session for each look, with the language of the browser. */
const signedIn = async (browser: Browser, { url }: OwnQuarterdeck['target'], look: Look): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: { width: look.width, height: HEIGHTS[look.width] ?? 900 },
    colorScheme: look.theme,
    locale: look.language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.locator('input[type=email]').fill(PERSON.email);
  await page.locator('input[type=password]').fill(PERSON.password);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => !address.pathname.endsWith('/login'));
  await page.close();
  return context;
};

const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
};

const sheet = (names: readonly string[], looks: readonly string[]): string => {
  const rows = names.map(
    (name) =>
      `<h2>${name}</h2><div>${looks.map((look) => `<a href="${look}/${name}.png"><img loading="lazy" src="${look}/${name}.png" alt="${name}, ${look}"></a>`).join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{font:14px sans-serif}div{display:flex;flex-wrap:wrap;gap:8px}img{max-inline-size:480px;max-block-size:420px;border:1px solid #888}</style>${rows.join('\n')}`;
};

const listed = <T extends string | number>(text: string | undefined, known: readonly T[]): readonly T[] =>
  text === undefined ? known : known.filter((each) => text.split(',').includes(String(each)));

const main = async (): Promise<void> => {
  const { values } = scriptOptions(
    `Takes a picture of every screen of the demonstration as an administrator, and writes .screens/index.html
(npm run screens). All at 1500, 1024 and 390 px, light and dark, in English, unless less is asked for.
  --only TEXT       screens whose name contains the text
  --width LIST      of 1500, 1024 and 390
  --theme LIST      of light and dark
  --language LIST   such as en-US,de-DE,ar-SA
  --help            show this`,
    { only: { type: 'string' }, width: { type: 'string' }, theme: { type: 'string' }, language: { type: 'string' } },
  );
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('There is no Chromium here. Run: npm run browser');
  const screens = SCREENS.filter(({ name }) => name.includes(values.only ?? ''));
  const languages = (values.language ?? 'en-US').split(',');
  const looks = listed(values.width, WIDTHS).flatMap((width) =>
    listed(values.theme, THEMES).flatMap((theme) => languages.map((language): Look => ({ width, theme, language }))),
  );
  rmSync(OUT, { recursive: true, force: true });
  const quarterdeck = await startTarget('screens', await worldWithoutLanguages(), PERSON);
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  const folders: string[] = [];
  try {
    for (const look of looks) {
      const folder = `${look.width}-${look.theme}-${look.language}`;
      folders.push(folder);
      mkdirSync(join(OUT, folder), { recursive: true });
      const context = await signedIn(browser, quarterdeck.target, look);
      for (const { name, address, press } of screens) {
        const page = await context.newPage();
        await page.goto(quarterdeck.target.url + address);
        await settled(page);
        for (const key of press ?? []) await page.keyboard.press(key);
        await settled(page);
        await page.screenshot({ path: join(OUT, folder, `${name}.png`) });
        await page.close();
      }
      await context.close();
      console.log(`${folder}: ${screens.length} screens`);
    }
  } finally {
    await browser.close();
    await quarterdeck.close();
  }
  writeFileSync(
    join(OUT, 'index.html'),
    sheet(
      screens.map(({ name }) => name),
      folders,
    ),
  );
  console.log(`Open ${join(OUT, 'index.html')}`);
};

main().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
});

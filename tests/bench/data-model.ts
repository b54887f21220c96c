import type { Browser, Page } from 'playwright-core';
import { widePerson, wideWorld } from '../../fixtures/worlds/large';
import { signIn, type Target } from './journey';
import { SETTLED } from './layouts';
import { median, type Measured } from './metrics';
import { type BenchPage, openPage, PRESS_OPTIONS, SLOWDOWN } from './slow-page';
import { type OwnQuarterdeck, startTarget } from './start-target';

/** Fields per collection: 500 collections have 10,000. */
const FIELDS = 20;
const TIMES = 3;
const COLLECTION = 'shelf_001';

const DATA_MODEL = '/settings/data-model';
const COLLECTIONS = `main tbody a[href*="${DATA_MODEL}/shelf_"]`;
const FIELD_ROWS = `main tbody a[href*="${DATA_MODEL}/${COLLECTION}/"]`;
/** Rows that the window shows of both models. */
const VISIBLE = 10;
const NODES = 'main [data-node]';

interface Steps {
  readonly list: number;
  readonly detail: number;
  readonly wizard: number;
  readonly diagram: number;
}

const timed = async (page: Page, selector: string, count: number, press: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => window.bench.countFrom('click'));
  const shown = page.evaluate(([wanted, least]) => window.bench.untilThere(wanted, least), [selector, count] as const);
  await press();
  const time = await shown;
  await page.waitForTimeout(SETTLED);
  return time;
};

/** List, collection page, relation wizard and diagram, each from a click to its painted frame. */
const walk = async ({ page }: BenchPage): Promise<Steps> => {
  const link = (href: string) => page.locator(`a[href$="${href}"]`).first();
  await link('/settings/webhooks').click();
  const list = await timed(page, COLLECTIONS, VISIBLE, () => link(DATA_MODEL).click(PRESS_OPTIONS));
  const detail = await timed(page, FIELD_ROWS, VISIBLE, () =>
    page.locator(`main tbody a[href$="/${COLLECTION}"]`).first().click(PRESS_OPTIONS),
  );
  await page.locator('[aria-haspopup=menu]', { hasText: 'Add field' }).click();
  const wizard = await timed(page, '[role=dialog] [role=tabpanel] input', 1, () =>
    page.getByRole('menuitem', { name: 'Many-to-one relation' }).click(PRESS_OPTIONS),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await link(DATA_MODEL).click();
  const diagram = await timed(page, NODES, VISIBLE, () => link(`${DATA_MODEL}/+diagram`).click(PRESS_OPTIONS));
  return { list, detail, wizard, diagram };
};

const openSettings = async (browser: Browser, { url, ...target }: Target): Promise<BenchPage> => {
  const bench = await openPage(browser, (await signIn(browser, { url, ...target })).session);
  await bench.page.goto(`${url}${DATA_MODEL}`);
  await bench.page.locator(COLLECTIONS).first().waitFor();
  await bench.slowDown(SLOWDOWN);
  return bench;
};

/** The data model of 10 and of 500 collections, walked through in turns, after each has been walked through once. */
export const measureDataModel = async (browser: Browser): Promise<Measured> => {
  const servers: OwnQuarterdeck[] = [];
  const benches: BenchPage[] = [];
  const samples: readonly Steps[][] = [[], []];
  try {
    for (const count of [10, 500]) {
      const server = await startTarget(`model of ${count}`, wideWorld(count, FIELDS), widePerson);
      servers.push(server);
      benches.push(await openSettings(browser, server.target));
    }
    for (let time = 0; time <= TIMES; time += 1) {
      for (const [index, bench] of benches.entries()) {
        const steps = await walk(bench);
        if (time > 0) samples[index]?.push(steps);
      }
    }
  } finally {
    for (const { context } of benches) await context.close();
    for (const { close } of servers) await close();
  }
  const of = (index: number, step: keyof Steps): number => median((samples[index] ?? []).map((each) => each[step]));
  return {
    modelList: of(1, 'list'),
    modelListRatio: of(1, 'list') / of(0, 'list'),
    modelDetail: of(1, 'detail'),
    modelDetailRatio: of(1, 'detail') / of(0, 'detail'),
    modelWizard: of(1, 'wizard'),
    modelWizardRatio: of(1, 'wizard') / of(0, 'wizard'),
    modelDiagram: of(1, 'diagram'),
  };
};

import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, chromiumPath } from '../../../host/chromium-executable';
import { scriptOptions } from '../../../host/options';
import { median } from '../metrics';
import { PRESS_OPTIONS, SLOWDOWN } from '../slow-page';
import { type EditorPage, type Kind, openApplication, openBare } from './pages';

const ROUNDS = 5;
/** 5 MB are opened in so many of them, since a ProseMirror takes seconds to show them. */
const LONG_ROUNDS = 3;
const LETTERS = [...'northwest wind'];
/** ms between two keys. */
const PAUSE = 60;
/** ms in which what is deferred at the opening of a text is done. */
const SETTLED = 1_500;

const LIMITS = { keystroke: 1.5, open: 200 } as const;

/** Runs in the page: ms from the next click to the frame in which an editor shows its text. */
const untilShown = (): Promise<number> =>
  new Promise((done) => {
    let start = Infinity;
    addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true });
    const lines = (): number => {
      const roots = [...document.querySelectorAll('main, main [data-field="text"] div')]
        .map((element) => element.shadowRoot ?? element)
        .filter((root, index) => index === 0 || root instanceof ShadowRoot);
      const editors = roots.map((root) => root.querySelector('.ProseMirror, .cm-content'));
      return Math.max(...editors.map((editor) => editor?.childElementCount ?? 0));
    };
    const look = (): void => {
      if (start < Infinity && lines() > 5) setTimeout(() => done(performance.now() - start));
      else requestAnimationFrame(look);
    };
    look();
  });

/** Opens a text; resolves with the ms until it is shown. */
const openText = async ({ bench: { page }, goTo, opener }: EditorPage, kind: Kind, item: number): Promise<number> => {
  await page.bringToFront();
  await goTo(kind, item);
  const shown = page.evaluate(untilShown);
  await page.locator(opener(kind, item)).first().click(PRESS_OPTIONS);
  return shown;
};

/** What a key costs, in ms. */
interface Keystroke {
  /** From the press to the painted frame, the median. */
  readonly shown: number;
  /** Of the main thread, the mean. */
  readonly busy: number;
}

const busyTime = async ({ devtools }: EditorPage['bench']): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
};

/** Types into the second paragraph and erases it. */
const typeAndErase = async ({ bench }: EditorPage, kind: Kind): Promise<Keystroke> => {
  const { page } = bench;
  await page
    .locator(kind === 'html' ? 'main .ProseMirror > p' : 'main .cm-line')
    .nth(2)
    .click();
  await page.waitForTimeout(SETTLED);
  await bench.slowDown(SLOWDOWN);
  await page.evaluate(() => window.bench.takeKeystrokes());
  const before = await busyTime(bench);
  const keys = [...LETTERS, ...LETTERS.map(() => 'Backspace')];
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PAUSE);
  }
  const busy = ((await busyTime(bench)) - before) / keys.length;
  const shown = median(await page.evaluate(() => window.bench.takeKeystrokes()));
  await bench.slowDown(1);
  await page.waitForTimeout(SETTLED);
  return { shown, busy };
};

interface Round {
  readonly keys: Keystroke;
  readonly short: number;
  /** Null where it was not opened. */
  readonly long: number | null;
}

const measureRound = async (page: EditorPage, kind: Kind, hasLong: boolean): Promise<Round> => {
  const short = await openText(page, kind, 1);
  await page.bench.page.waitForTimeout(SETTLED);
  const keys = await typeAndErase(page, kind);
  const long = hasLong ? await openText(page, kind, 2) : null;
  await page.bench.page.waitForTimeout(SETTLED);
  return { keys, short, long };
};

const NAMES: Readonly<Record<Kind, string>> = {
  html: 'HTML : bare ProseMirror',
  markdown: 'Markdown : bare CodeMirror',
};

const report = (kind: Kind, own: readonly Round[], bare: readonly Round[]): void => {
  const line = (
    name: string,
    of: (round: Round) => number | null,
  ): { readonly ratio: number; readonly later: number } => {
    const pairs = own.flatMap((round, index) => {
      const [ours, theirs] = [of(round), of(bare[index] as Round)];
      return ours === null || theirs === null ? [] : [[ours, theirs] as const];
    });
    const ratio = median(pairs.map(([ours, theirs]) => ours / theirs));
    const later = median(pairs.map(([ours, theirs]) => ours - theirs));
    const [ours, theirs] = [median(pairs.map(([each]) => each)), median(pairs.map(([, each]) => each))];
    console.log(
      `${name.padEnd(44)}${ours.toFixed(1).padStart(9)} ms${theirs.toFixed(1).padStart(9)} ms${ratio.toFixed(2).padStart(8)} ×${later.toFixed(0).padStart(8)} ms later`,
    );
    return { ratio, later };
  };
  console.log(`\n${NAMES[kind]}`);
  const { ratio } = line('keystroke in 100 pages: shown', ({ keys }) => keys.shown);
  const busy = line('keystroke in 100 pages: main thread', ({ keys }) => keys.busy);
  line('100 pages opened: shown', ({ short }) => short);
  const { later } = line('5 MB opened: shown', ({ long }) => long);
  if (Math.max(ratio, busy.ratio) > LIMITS.keystroke)
    console.log(`(!) A keystroke: expected at most ${LIMITS.keystroke} ×`);
  if (later > LIMITS.open) console.log(`(!) 5 MB: expected at most ${LIMITS.open} ms later`);
};

const main = async (): Promise<void> => {
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('There is no Chromium here. Run: npm run browser');
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  const [own, bare] = [await openApplication(browser), await openBare(browser)];
  try {
    for (const { bench } of [own, bare]) await bench.devtools.send('Performance.enable');
    for (const kind of ['html', 'markdown'] as const) {
      const [ours, theirs]: [Round[], Round[]] = [[], []];
      // The first round loads the code.
      for (let round = 0; round <= ROUNDS; round += 1) {
        const hasLong = round > 0 && round <= LONG_ROUNDS;
        const pair = [await measureRound(own, kind, hasLong), await measureRound(bare, kind, hasLong)] as const;
        if (round === 0) continue;
        ours.push(pair[0]);
        theirs.push(pair[1]);
      }
      report(kind, ours, theirs);
    }
  } finally {
    await own.close();
    await bare.close();
    await browser.close();
  }
};

scriptOptions(
  `Times the editors of HTML and Markdown beside a bare ProseMirror and a bare CodeMirror (npm run bench:editors). It has
no options, and slow answers do not fail it.
  --help  show this`,
  {},
);

main().catch((problem: unknown) => {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
});

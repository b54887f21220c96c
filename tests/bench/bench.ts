import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { loadWorld } from '../../fixtures/worlds';
import { widePerson, wideWorld } from '../../fixtures/worlds/large';
import { CHROMIUM_FLAGS, chromiumPath } from '../../host/chromium-executable';
import { scriptOptions } from '../../host/options';
import { exceededRatios } from '../budgets/ratios';
import { measureDataModel } from './data-model';
import { measureFileGrid } from './file-grid';
import { measureBareForm, measureForms } from './forms';
import { measureBareLists } from './bare-lists';
import { measureHeap, measurePages } from './heap';
import { openList, signIn, type Target, timeStart } from './journey';
import { measureLayouts } from './layouts';
import { measureLists } from './lists';
import { type Measured, median, METRICS, type Samples, withSamples } from './metrics';
import { build, startTarget } from './start-target';
import { measureRelatedLists } from './related-lists';
import { printStarts } from './starts';
import { KEYS, machineLine, type Result, table } from './report';
import { openPage } from './slow-page';
import { walk } from './walk';

/** Options of `npm run bench`. */
interface BenchOptions {
  /** URL of a second Quarterdeck over the large world to compare with, without a trailing slash. */
  readonly url: string | null;
  readonly rounds: number;
  /** File for all samples. */
  readonly json: string | null;
  /** Prints the requests of a start instead. */
  readonly start: boolean;
  /** Walks through all screens for so many minutes of work instead; null does not. */
  readonly walk: number | null;
}

const USAGE = `Options (after --, as in: npm run bench -- --rounds 3):
  --url URL     measure a second Quarterdeck as well, such as http://localhost:4173/admin; its platform has to
                serve the large world: npm run api -- --world large
  --rounds N    how often everything is measured (5)
  --json FILE   write every sample to this file
  --start       print rounds, requests and times of a start at 0, 50, 100 and 300 ms latency instead
  --walk N      walk through all screens in N rounds, each a minute of work, and print what stays in memory instead
  --help        show this`;

/** Parses the command line. Throws an error with a readable message for an invalid value. */
const benchOptions = (): BenchOptions => {
  const { values } = scriptOptions(USAGE, {
    url: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    json: { type: 'string' },
    start: { type: 'boolean', default: false },
    walk: { type: 'string' },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new Error(`--rounds needs a number from 1 on, and '${values.rounds}' is none.`);
  }
  if (values.url !== undefined && !URL.canParse(values.url)) {
    throw new Error(`--url needs a full address, and '${values.url}' is none.`);
  }
  const walkMinutes = values.walk === undefined ? null : Number(values.walk);
  if (walkMinutes !== null && (!Number.isInteger(walkMinutes) || walkMinutes < 1)) {
    throw new Error(`--walk needs a number of rounds from 1 on, and '${values.walk ?? ''}' is none.`);
  }
  const { start } = values;
  return { url: values.url?.replace(/\/+$/, '') ?? null, rounds, json: values.json ?? null, start, walk: walkMinutes };
};

/** No round starts after this many ms, so that the last one can finish. */
const MAX_START_MS = 120_000;
/** The run is aborted after this many ms. */
const TIMEOUT_MS = 600_000;

/** Fields per collection of the wide model: 500 collections have 10,000. */
const FIELDS = 20;
const STARTS = 3;

const launch = (): Promise<Browser> => {
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('There is no Chromium here. Run: npm run browser');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
};

const measureOnce = async (browser: Browser, target: Target): Promise<Measured> => {
  const { measured, session } = await signIn(browser, target);
  const bench = await openPage(browser, session);
  try {
    const list = await openList(bench, target);
    const lists = await measureLists(bench);
    const layouts = await measureLayouts(bench, lists.list25 ?? Number.NaN);
    const forms = await measureForms(bench);
    const bareLists = await measureBareLists(browser, bench);
    const bareForm = await measureBareForm(browser);
    const switchRatio = (layouts.switchWarm ?? Number.NaN) / (bareLists.bareSwitch ?? Number.NaN);
    const keystrokeRatio = (forms.keystroke200 ?? Number.NaN) / (forms.keystroke20 ?? Number.NaN);
    const ratios = { switchRatio, keystrokeRatio };
    return { ...measured, ...list, ...lists, ...layouts, ...forms, ...bareLists, ...bareForm, ...ratios };
  } finally {
    await bench.context.close();
  }
};

const measureHeaps = async (browser: Browser, target: Target): Promise<Measured> => {
  const bench = await openPage(browser, (await signIn(browser, target)).session);
  try {
    await openList(bench, target);
    return { ...(await measurePages(bench)), ...(await measureHeap(bench)) };
  } finally {
    await bench.context.close();
  }
};

interface Measurements {
  readonly results: readonly Result[];
  /** Number of completed rounds. */
  readonly done: number;
}

/**
 * Measures round by round and alternates between the targets, so that other load on the machine affects both. Heap once
 * per target.
 */
const measure = async (browser: Browser, targets: readonly Target[], rounds: number): Promise<Measurements> => {
  const began = Date.now();
  const samples = new Map<Target, Samples>(targets.map((target) => [target, {}]));
  let done = 0;
  while (done < rounds && Date.now() - began < MAX_START_MS) {
    for (const target of targets) {
      const measured = await measureOnce(browser, target);
      samples.set(target, withSamples(samples.get(target) ?? {}, measured));
    }
    done += 1;
    console.log(`round ${done} of ${rounds}: ${Math.round((Date.now() - began) / 1000)} s`);
  }
  for (const target of targets)
    samples.set(target, withSamples(samples.get(target) ?? {}, await measureHeaps(browser, target)));
  return { results: targets.map((target) => ({ target: target.name, samples: samples.get(target) ?? {} })), done };
};

const writeJson = (file: string, machine: string, results: readonly Result[]): void => {
  const metrics = KEYS.map((key) => {
    const samples = Object.fromEntries(results.map((result) => [result.target, result.samples[key] ?? []]));
    return { ...METRICS[key], samples };
  });
  writeFileSync(file, `${JSON.stringify({ machine, metrics }, null, 2)}\n`);
};

/** The start-up time for a narrow and a wide data model, alternating. */
const measureStart = async (browser: Browser): Promise<Measured> => {
  const [small, wide] = [
    await startTarget('small', wideWorld(10, FIELDS), widePerson),
    await startTarget('wide', wideWorld(500, FIELDS), widePerson),
  ];
  const times: { readonly small: number[]; readonly wide: number[] } = { small: [], wide: [] };
  try {
    for (let round = 0; round < STARTS; round += 1) {
      // Each measurement signs in again, since the first page consumes the session's refresh token.
      times.small.push(await timeStart(browser, small.target, (await signIn(browser, small.target)).session));
      times.wide.push(await timeStart(browser, wide.target, (await signIn(browser, wide.target)).session));
    }
  } finally {
    await Promise.all([small.close(), wide.close()]);
  }
  const [startSmall, startWide] = [median(times.small), median(times.wide)];
  return { startSmall, startWide, startRatio: startWide / startSmall };
};

/** Prints the ratios that exceed what is expected. No run fails by times, which depend on the machine. */
const printExceededRatios = (samples: Samples): void => {
  for (const { key, measured, limit } of exceededRatios((ratio) => median(samples[ratio] ?? [])))
    console.log(`${METRICS[key].name}: ${measured.toFixed(2)}, expected at most ${limit}`);
};

const measureStarts = async (): Promise<void> => {
  build();
  const browser = await launch();
  try {
    await printStarts(browser);
  } finally {
    await browser.close();
  }
};

/** On the blog world, which has data on every screen. */
const measureWalk = async (minutes: number): Promise<void> => {
  const { world, people } = await loadWorld('blog');
  const [person] = people;
  if (person === undefined) throw new Error('The blog world has no user to sign in with.');
  const own = await startTarget('here', world, person);
  const browser = await launch();
  try {
    await walk(browser, own.target, minutes);
  } finally {
    await browser.close();
    await own.close();
  }
};

const main = async ({ url, rounds, json, start, walk: minutes }: BenchOptions): Promise<void> => {
  if (start) return measureStarts();
  if (minutes !== null) return measureWalk(minutes);
  const { world, people } = await loadWorld('large');
  const [person] = people;
  if (person === undefined) throw new Error('The large world has no user to sign in with.');
  const own = await startTarget('here', world, person);
  const browser = await launch();
  try {
    const targets = [own.target, ...(url === null ? [] : [{ ...own.target, name: 'there', url }])];
    const { results, done } = await measure(browser, targets, rounds);
    const grid = withSamples(results[0]?.samples ?? {}, await measureFileGrid(browser));
    const links = withSamples(grid, await measureRelatedLists(browser));
    const model = withSamples(links, await measureDataModel(browser));
    const started = withSamples(model, await measureStart(browser));
    const [here, ...others] = results;
    const all = here === undefined ? [] : [{ ...here, samples: started }, ...others];
    const machine = machineLine(browser.version(), done);
    console.log(`\n${table(all)}\n\n${machine}`);
    if (json !== null) writeJson(json, machine, all);
    printExceededRatios(started);
  } finally {
    await browser.close();
    await own.close();
  }
};

const giveUp = (problem: unknown): never => {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
};

setTimeout(() => giveUp(`Nothing came of it within ${TIMEOUT_MS / 60_000} minutes.`), TIMEOUT_MS).unref();
Promise.resolve().then(benchOptions).then(main).catch(giveUp);

import { writeFileSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../../host/chromium-flags';
import { chromiumPath } from '../../host/chromium-path';
import { measureForms, measureHeap, measureLists, openList, signIn, type Target } from './journey';
import { METRICS, withSamples, type Measured, type Samples } from './metrics';
import { parseBenchOptions, type BenchOptions } from './options';
import { startOwnQuarterdeck } from './own-quarterdeck';
import { KEYS, machineLine, table, type Result } from './report';
import { openPage } from './slow-page';

/** No round begins after this many ms, so that the last one has time to end. */
const LAST_START = 120_000;
/** Whatever hangs is given up after this many ms. */
const END = 235_000;

const launch = (): Promise<Browser> => {
  const executablePath = chromiumPath();
  if (executablePath === null) throw new Error('There is no Chromium here. Run: npm run browser');
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
};

const measureOnce = async (browser: Browser, target: Target, withHeap: boolean): Promise<Measured> => {
  const { measured, session } = await signIn(browser, target);
  const bench = await openPage(browser, session);
  try {
    const list = await openList(bench, target);
    const lists = await measureLists(bench);
    const forms = await measureForms(bench);
    return { ...measured, ...list, ...lists, ...forms, ...(withHeap ? await measureHeap(bench) : {}) };
  } finally {
    await bench.context.close();
  }
};

interface Measurements {
  readonly results: readonly Result[];
  /** Rounds that there was time for. */
  readonly done: number;
}

/** Round by round, the Quarterdecks by turns, so that whatever else the machine does meets them alike. Heap once each. */
const measure = async (browser: Browser, targets: readonly Target[], rounds: number): Promise<Measurements> => {
  const began = Date.now();
  const samples = new Map<Target, Samples>(targets.map((target) => [target, {}]));
  let done = 0;
  while (done < rounds && Date.now() - began < LAST_START) {
    for (const target of targets) {
      const measured = await measureOnce(browser, target, done === 0);
      samples.set(target, withSamples(samples.get(target) ?? {}, measured));
    }
    done += 1;
    console.log(`round ${done} of ${rounds}: ${Math.round((Date.now() - began) / 1000)} s`);
  }
  return { results: targets.map((target) => ({ target: target.name, samples: samples.get(target) ?? {} })), done };
};

const writeJson = (file: string, machine: string, results: readonly Result[]): void => {
  const metrics = KEYS.map((key) => {
    const samples = Object.fromEntries(results.map((result) => [result.target, result.samples[key] ?? []]));
    return { ...METRICS[key], samples };
  });
  writeFileSync(file, `${JSON.stringify({ machine, metrics }, null, 2)}\n`);
};

const main = async ({ url, rounds, json }: BenchOptions): Promise<void> => {
  const own = await startOwnQuarterdeck();
  const browser = await launch();
  try {
    const targets = [own.target, ...(url === null ? [] : [{ ...own.target, name: 'there', url }])];
    const { results, done } = await measure(browser, targets, rounds);
    const machine = machineLine(browser.version(), done);
    console.log(`\n${table(results)}\n\n${machine}`);
    if (json !== null) writeJson(json, machine, results);
  } finally {
    await browser.close();
    await own.close();
  }
};

const giveUp = (problem: unknown): never => {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
};

setTimeout(() => giveUp(`Nothing came of it within ${END / 60_000} minutes.`), END).unref();
Promise.resolve(process.argv.slice(2))
  .then(parseBenchOptions)
  .then(main)
  .catch(giveUp);

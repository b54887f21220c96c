import type { Browser } from 'playwright-core';
import { SCREENS } from '../screens/addresses';
import { signIn, type Target } from './journey';
import { type BenchPage, openPage } from './slow-page';

const MEGABYTE = 1_000_000;
/** Rounds between two samples. */
const BETWEEN = 10;
/** Rounds before the first sample: the code and the texts of all screens are loaded by then. */
const WARM_UP = 2;
/** A screen counts as shown when nothing is busy and no answer has come for so many ms, or after the second number. */
const QUIET_MS = 100;
const MAX_SCREEN_MS = 1500;
/** What one round takes of the minutes that a user would spend with it. */
const ROUND_MINUTES = 1;

interface Sample {
  readonly round: number;
  /** Used heap after a garbage collection, in MB. */
  readonly heap: number;
  /** What the page holds: objects, texts, arrays, functions and elements. */
  readonly data: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Types of nodes of a heap snapshot that are the engine's: compiled code and what it knows of the form of objects. */
const ENGINE_TYPES: readonly string[] = ['code', 'object shape'];

/**
 * Nodes outside the page's own memory that are not the page's: what the engine keeps for its code, the record of all
 * answers that the developer tools keep, and the times that the browser measures.
 */
const FOREIGN =
  /^(system \/ |blink::NetworkResourcesData|blink::ScriptTimingInfo|Performance|LayoutShift|DOMRectReadOnly)/;

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Bytes that the page holds. */
const bytesOfPage = ({ snapshot, nodes, strings }: HeapSnapshot): number => {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = [fields.indexOf('type'), fields.indexOf('name'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? 0] ?? '';
    const isForeign = kind === 'native' && FOREIGN.test(strings[nodes[at + name] ?? 0] ?? '');
    if (!isForeign && !ENGINE_TYPES.includes(kind)) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
};

const heapSnapshot = async ({ devtools }: BenchPage): Promise<HeapSnapshot> => {
  const parts: string[] = [];
  const collect = ({ chunk }: { readonly chunk: string }): void => void parts.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', collect);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', collect);
  return JSON.parse(parts.join('')) as HeapSnapshot;
};

const sampleOf = async (bench: BenchPage, round: number): Promise<Sample> => {
  const { devtools } = bench;
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  const data = bytesOfPage(await heapSnapshot(bench));
  return {
    round,
    heap: usedSize / MEGABYTE,
    data: data / MEGABYTE,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
};

/** Opens a screen as a link does, without loading the application again, and waits for its content. */
const show = async ({ page }: BenchPage, url: string): Promise<void> => {
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, url);
  await page.waitForFunction(
    ({ quietMs, atMost }) => {
      const answers = performance.getEntriesByType('resource');
      const latest = Math.max(0, ...answers.map(({ startTime, duration }) => startTime + duration));
      performance.clearResourceTimings();
      const times = window as { walkedAt?: number; quietFrom?: number };
      times.walkedAt ??= performance.now();
      times.quietFrom = Math.max(times.quietFrom ?? times.walkedAt, latest);
      const isShown = document.querySelector('main h1') !== null && document.querySelector('[aria-busy=true]') === null;
      const now = performance.now();
      const isDone = (isShown && now - times.quietFrom > quietMs) || now - times.walkedAt > atMost;
      if (isDone) {
        delete times.walkedAt;
        delete times.quietFrom;
      }
      return isDone;
    },
    { quietMs: QUIET_MS, atMost: MAX_SCREEN_MS },
    { polling: 20 },
  );
};

const line = ({ round, heap, data, nodes, listeners }: Sample): string =>
  [
    `round ${round}`,
    `${heap.toFixed(1)} MB`,
    `${data.toFixed(1)} MB of data`,
    `${nodes} nodes`,
    `${listeners} listeners`,
  ].join('  ');

/** Walks through all screens in rounds, and prints what stays in memory. */
export const walk = async (browser: Browser, target: Target, minutes: number): Promise<void> => {
  const bench = await openPage(browser, (await signIn(browser, target)).session);
  const { page, devtools } = bench;
  const samples: Sample[] = [];
  const take = async (round: number): Promise<void> => {
    const sample = await sampleOf(bench, round);
    samples.push(sample);
    console.log(line(sample));
  };
  try {
    await devtools.send('Performance.enable');
    await page.goto(`${target.url}/collections`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const rounds = WARM_UP + Math.ceil(minutes / ROUND_MINUTES);
    for (let round = 1; round <= rounds; round += 1) {
      for (const { address } of SCREENS) await show(bench, `${target.url}${address}`);
      await show(bench, `${target.url}/collections`);
      if (round >= WARM_UP && ((round - WARM_UP) % BETWEEN === 0 || round === rounds)) await take(round);
    }
    const [first, last] = [samples[0], samples.at(-1)];
    if (first === undefined || last === undefined) return;
    const ratio = (key: 'heap' | 'data'): string => (last[key] / first[key]).toFixed(3);
    console.log(`last to first: heap ${ratio('heap')}, data ${ratio('data')}`);
  } finally {
    await bench.context.close();
  }
};

import { LONG_FORM_FIELDS } from '../../fixtures/worlds/large';
import { backToList, openItem } from './forms';
import type { Measured } from './metrics';
import type { BenchPage } from './slow-page';
import { openCollection } from './wait-for';

const WARM_UP = 20;
const ROUNDS = 100;
const MEGABYTE = 1_000_000;

const heapOf = async ({ devtools }: BenchPage): Promise<number> => {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
};

/** Opens and closes an item of the surveys many times; heap growth in MB, at full speed. */
export const measureHeap = async (bench: BenchPage): Promise<Measured> => {
  await bench.slowDown(1);
  await openCollection(bench, 'surveys');
  const around = async (times: number): Promise<void> => {
    for (let round = 0; round < times; round += 1) {
      await openItem(bench, round % 10, LONG_FORM_FIELDS);
      await backToList(bench);
    }
  };
  await around(WARM_UP);
  const before = await heapOf(bench);
  await around(ROUNDS);
  return { heap: ((await heapOf(bench)) - before) / MEGABYTE };
};

const PAGES = 100;

/** Turns a page of the long list back and forth many times; heap growth in MB, at full speed. */
export const measurePages = async (bench: BenchPage): Promise<Measured> => {
  const { page } = bench;
  await bench.slowDown(1);
  await openCollection(bench, 'bookings');
  const turn = async (times: number): Promise<void> => {
    for (let round = 0; round < times; round += 1) {
      await page.getByRole('button', { name: round % 2 === 0 ? /next page/i : /previous page/i }).click();
      await page.locator(`tbody a[href$="/collections/bookings/${round % 2 === 0 ? 26 : 1}"]`).waitFor();
    }
  };
  await turn(WARM_UP * 2);
  const before = await heapOf(bench);
  await turn(PAGES);
  return { heapPages: ((await heapOf(bench)) - before) / MEGABYTE };
};

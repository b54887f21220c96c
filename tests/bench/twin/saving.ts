import { lastValueFrom } from 'rxjs';
import { succeed } from '../../../src/kernel';
import { SharedWorld, WorldStore } from '../../../src/adapters/memory';
import { answerOf, type Answer } from './measure';
import { largeTwin } from './requests';

/** Limit of the time for which input is blocked, in ms. */
const MAX_PAUSE_MS = 50;
const WRITES = 9;

interface Saved {
  /** Duration of saving, in ms. */
  readonly whole: number;
  /** Longest time in which the page did not react, in ms. */
  readonly stop: number;
}

/** Measures the longest time between two event loop turns while a task runs. */
const watched = async (work: () => Promise<unknown>): Promise<Saved> => {
  const { port1, port2 } = new MessageChannel();
  const start = performance.now();
  let [last, stop] = [start, 0];
  const turn = (): void => {
    const now = performance.now();
    stop = Math.max(stop, now - last);
    last = now;
    port2.postMessage(null);
  };
  port1.addEventListener('message', turn);
  port1.start();
  turn();
  await work();
  turn();
  port1.close();
  return { whole: last - start, stop };
};

const told = (name: string, saved: readonly Saved[], budget: number): readonly Answer[] => [
  answerOf(
    `${name}: until it is kept`,
    budget,
    saved.map(({ whole }) => whole),
  ),
  answerOf(
    `${name}: the page stands still`,
    MAX_PAUSE_MS,
    saved.map(({ stop }) => stop),
  ),
];

/** Time to save and to restore the world of 100,000 items in a browser. */
export const measureSaving = async (): Promise<readonly Answer[]> => {
  const { database, write } = largeTwin();
  const store = await WorldStore.open();
  const shared = new SharedWorld(database, store, (_, call) => call(false));
  const save = (): Promise<Saved> => watched(() => lastValueFrom(shared.write(() => succeed(write()))));
  const first = await save();
  const writes: Saved[] = [];
  for (let round = 0; round < WRITES; round += 1) writes.push(await save());
  const reader = await WorldStore.open();
  const read = await watched(async () => {
    const world = await reader.read('large');
    if (world?.items['consignments']?.length !== database.rows('consignments').length)
      throw new Error('Not all was kept.');
  });
  const document = await watched(async () => database.replace(JSON.parse(JSON.stringify(database.snapshot()))));
  return [
    ...told('the first save, of everything', [first], 5000),
    ...told('a save after one write', writes, 200),
    answerOf('reading it all back', 2000, [read.whole]),
    answerOf('out and in again as one document', 2000, [document.whole]),
  ];
};

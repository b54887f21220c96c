import { lastValueFrom } from 'rxjs';
import { WorldPersister, WorldStore } from '../../../src/adapters/memory';
import { answerOf, type Answer } from './measure';
import { largeTwin } from './requests';

/** A key that is pressed waits no longer than this, in ms. */
const MAX_PAUSE_MS = 50;
const WRITES = 9;

interface Saved {
  /** Until it was kept, in ms. */
  readonly whole: number;
  /** The longest the page could not answer anybody meanwhile, in ms. */
  readonly stop: number;
}

/** The longest time between two turns of the page while something is going on. */
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

/** What it costs in a browser to keep the world of 100,000 items, and to have it back. */
export const measureSaving = async (): Promise<readonly Answer[]> => {
  const { database, write } = largeTwin();
  const store = await WorldStore.open();
  const keeper = new WorldPersister(database, store);
  const save = (): Promise<Saved> => watched(() => (write(), lastValueFrom(keeper.settled())));
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

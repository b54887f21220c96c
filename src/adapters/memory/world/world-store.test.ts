import { lastValueFrom } from 'rxjs';
import { library } from '../../testing/library';
import { Database } from './database';
import { WorldPersister, type WorldStore } from './world-store';
import type { WorldParts } from './world-parts';

/** A store whose writes end when the test calls `ends`. */
const slowStore = () => {
  const written: WorldParts[] = [];
  const ends: (() => void)[] = [];
  const write = (world: WorldParts): Promise<void> => {
    written.push(world);
    return new Promise((end) => ends.push(end));
  };
  return { store: { write } as unknown as WorldStore, written, ends };
};

const nameIn = (world: WorldParts | undefined): unknown =>
  world?.pages
    .get('writers')
    ?.flat()
    .find((row) => row['id'] === 1)?.['name'];

const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('settled emits after the change is stored', async () => {
  const { store, written, ends } = slowStore();
  const database = new Database(library());
  const persister = new WorldPersister(database, store);
  database.put('writers', 1, { id: 1, name: 'Zoe' });
  let settled = false;
  void lastValueFrom(persister.settled()).then(() => (settled = true));
  await tick();
  expect(nameIn(written[0])).toBe('Zoe');
  expect(settled).toBe(false);
  ends[0]?.();
  await tick();
  expect(settled).toBe(true);
});

test('changes during a write are stored together by the next one', async () => {
  const { store, written, ends } = slowStore();
  const database = new Database(library());
  new WorldPersister(database, store);
  for (const name of ['Ann', 'Bea']) database.put('writers', 1, { id: 1, name });
  await tick();
  for (const name of ['Cleo', 'Dora']) database.put('writers', 1, { id: 1, name });
  ends[0]?.();
  await tick();
  expect(written.map(nameIn)).toEqual(['Bea', 'Dora']);
});

test('a full store saves nothing and does not block', async () => {
  const database = new Database(library());
  const persister = new WorldPersister(database, {
    write: () => Promise.reject(new Error('full')),
  } as unknown as WorldStore);
  database.put('writers', 1, { id: 1, name: 'Zoe' });
  await expect(lastValueFrom(persister.settled())).resolves.toBeUndefined();
});

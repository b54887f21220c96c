/** @jest-environment node */
import 'fake-indexeddb/auto';
import { left, right } from 'fp-ts/Either';
import { from, lastValueFrom } from 'rxjs';
import { apiFailure, succeed } from '../../../kernel';
import type { Tabs } from '../../../ports/environment/tabs';
import { library } from '../../testing/library';
import { Database } from './database';
import { SharedWorld } from './shared-world';
import { WorldStore } from './world-store';

/** One call at a time, as Web Locks grant them to all tabs. */
const lockOfTabs = (): Tabs['withLock'] => {
  let last: Promise<unknown> = Promise.resolve();
  return (_name, call) => {
    const answer = last.then(() => lastValueFrom(call(false)));
    last = answer.catch(() => undefined);
    return from(answer);
  };
};

const names = (database: Database): readonly unknown[] => database.rows('writers').map(({ name }) => name);

const openTab = async (name: string, withLock: Tabs['withLock']) => {
  const store = await WorldStore.open();
  const database = new Database((await store.read(name)) ?? { ...library(), name });
  const world = new SharedWorld(database, store, withLock);
  return {
    database,
    store,
    world,
    put: (id: number, text: string) =>
      lastValueFrom(world.write(() => succeed(database.put('writers', id, { id, name: text })))),
    names: () => lastValueFrom(world.read(() => succeed(names(database)))),
  };
};

let worlds = 0;

const openTabs = async () => {
  const name = `world ${(worlds += 1)}`;
  const withLock = lockOfTabs();
  const open = () => openTab(name, withLock);
  return { one: await open(), two: await open(), open };
};

test('a write in one tab is read in the others', async () => {
  const { one, two } = await openTabs();
  await one.put(1, 'Zoe');
  expect(await two.names()).toEqual(right(['Zoe', 'Bob', null]));
  await two.put(2, 'Yan');
  expect(await one.names()).toEqual(right(['Zoe', 'Yan', null]));
});

test('concurrent writes of two tabs are all kept, in memory and in storage', async () => {
  const { one, two, open } = await openTabs();
  await one.put(1, 'Zoe');
  const writes: Promise<unknown>[] = [];
  for (let id = 10; id < 30; id += 1) {
    const tab = id % 3 === 0 ? one : two;
    writes.push(tab.put(id, `writer ${id}`), tab.names());
  }
  await Promise.all(writes);
  const expected = ['Zoe', 'Bob', null, ...Array.from({ length: 20 }, (_, at) => `writer ${at + 10}`)];
  for (const tab of [one, two, await open()]) {
    const answer = await tab.names();
    expect(new Set((answer as { readonly right: readonly string[] }).right)).toEqual(new Set(expected));
  }
});

test('adopts removed rows, files, and a changed data model', async () => {
  const { one, two } = await openTabs();
  await one.put(1, 'Zoe');
  await two.names();
  await lastValueFrom(
    one.world.write(() => {
      one.database.remove('writers', 2);
      one.database.putBytes('a.txt', new Uint8Array([1, 2]));
      one.database.restructure({ ...one.database.model.structure, relations: [] });
      return succeed(null);
    }),
  );
  expect(await two.names()).toEqual(right(['Zoe', null]));
  expect(two.database.bytes('a.txt')).toEqual(new Uint8Array([1, 2]));
  expect(two.database.model.structure.relations).toEqual([]);
  expect(two.database.nextKey('writers')).toBe(4);
});

test('a tab that has missed many writes reads the whole world', async () => {
  const { one, two } = await openTabs();
  for (let round = 0; round < 120; round += 1) await one.put(1, `Zoe ${round}`);
  expect(await two.names()).toEqual(right(['Zoe 119', 'Bob', null]));
});

test('does not reuse the key of a row that another tab has removed', async () => {
  const { one, two } = await openTabs();
  await one.put(9, 'Nina');
  await two.names();
  await lastValueFrom(two.world.write(() => succeed(two.database.remove('writers', 9))));
  expect(await one.names()).toEqual(right(['Ann', 'Bob', null]));
  expect(one.database.nextKey('writers')).toBe(10);
});

test('a change that cannot be stored is undone, and the call fails', async () => {
  const { one, two } = await openTabs();
  await one.put(1, 'Zoe');
  const write = jest.spyOn(one.store, 'write').mockRejectedValue(new DOMException('No space', 'QuotaExceededError'));
  expect(await one.put(2, 'Yan')).toEqual(
    left(apiFailure(413, 'STORAGE_FULL', 'The storage of this browser is full.')),
  );
  expect(await one.names()).toEqual(right(['Zoe', 'Bob', null]));
  write.mockRestore();
  expect(await one.put(3, 'Xenia')).toEqual(right(undefined));
  expect(await two.names()).toEqual(right(['Zoe', 'Bob', 'Xenia']));
});

test('a call that changes nothing writes nothing', async () => {
  const { one } = await openTabs();
  const write = jest.spyOn(one.store, 'write');
  expect(await lastValueFrom(one.world.write(() => succeed('same')))).toEqual(right('same'));
  expect(write).not.toHaveBeenCalled();
});

test('keeps the change of a call whose answer is not awaited', async () => {
  const { one, two } = await openTabs();
  one.world
    .write(() => succeed(one.database.put('writers', 1, { id: 1, name: 'Zoe' })))
    .subscribe()
    .unsubscribe();
  await one.put(2, 'Yan');
  expect(await two.names()).toEqual(right(['Zoe', 'Yan', null]));
});

/** @jest-environment node */
import { chance } from '../../fixtures/builders';
import type { Item } from '../../src/domain/items';
import { currentValue } from '../../src/kernel';
import type { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import { EditedWorld } from './edited-world';
import { FaultyItems } from './faulty-items';
import { seeds } from './seeds';

const SCHEDULES = 2000;
const STEPS = 10;
const MINUTE = 60_000;

/** As the column of a price rounds it. */
const rounded = (price: unknown): string => Number(price).toFixed(2);

/** A database that rounds prices; the twin keeps them as sent. */
const rounding = (items: ItemsGateway): ItemsGateway =>
  new Proxy(items, {
    get: (target, name: keyof ItemsGateway) =>
      name === 'update'
        ? (collection: string, key: string, edits: Item) =>
            target.update(collection, key, 'price' in edits ? { ...edits, price: rounded(edits['price']) } : edits)
        : name === 'shown'
          ? undefined
          : target[name].bind(target),
  });

const run = (seed: number) => {
  const luck = chance(`own writes ${seed}`);
  const world = new EditedWorld();
  const network = new FaultyItems(rounding(world.mine), world.clock, luck);
  network.faulty = false;
  const { editing, save, check, notifications, dispose } = world.open(
    { kind: 'existing', collection: 'sealed', key: '1' },
    network.gateway,
  );
  world.clock.advance(MINUTE);
  network.faulty = true;
  const wrong = new Set<string>();
  const states = new Set<string>();
  const typed: Record<string, string> = {};
  const watch = (): void => {
    const prompt = currentValue(editing.prompts.current$);
    if (prompt !== null) wrong.add(`a prompt: ${JSON.stringify(prompt)}`);
    if (currentValue(notifications.history$).some(({ text }) => text === 'server_has_otherwise'))
      wrong.add('the own write is called a change of another user');
    states.add(currentValue(editing.uncertainWrite$)?.state ?? 'certain');
  };
  const types = (field: 'seal' | 'password' | 'price' | 'title'): void => {
    typed[field] =
      field === 'price' ? `${luck.integer(1, 99)}.${luck.integer(100, 999)}` : `me ${luck.integer(1, 1e6)}`;
    editing.form.change(field, typed[field]);
  };
  for (let step = 0; step < STEPS; step += 1) {
    if (!editing.isBusy) luck.some(luck.integer(0, 2), ['seal', 'password', 'price', 'title'] as const).forEach(types);
    if (luck.happens(0.7)) save.execute('stay');
    else if (currentValue(editing.uncertainWrite$) !== null) check.execute();
    world.clock.advance(luck.integer(0, 5000));
    watch();
  }
  network.faulty = false;
  for (let turn = 0; turn < 12; turn += 1) {
    world.clock.advance(MINUTE);
    if (currentValue(editing.uncertainWrite$)?.state === 'open') check.execute();
    else save.execute('stay');
    world.clock.advance(MINUTE);
    watch();
  }
  const [row = {}] = world.rows('sealed');
  if (editing.form.dirty || currentValue(editing.uncertainWrite$) !== null) wrong.add('the form stays unsaved');
  if (typed['price'] !== undefined && row['price'] !== rounded(typed['price'])) wrong.add('the price is not saved');
  if (typed['title'] !== undefined && row['title'] !== typed['title']) wrong.add('the title is not saved');
  dispose();
  return { states, wrong: [...wrong].map((what) => `schedule ${seed}: ${what}`) };
};

test('own writes of rounded and hashed values with lost answers are never called changes of another user', () => {
  const states = new Set<string>();
  const wrong = seeds(SCHEDULES).flatMap((seed) => {
    const result = run(seed);
    result.states.forEach((state) => states.add(state));
    return result.wrong;
  });
  expect(wrong).toEqual([]);
  expect([...states]).toEqual(expect.arrayContaining(['certain', 'open', 'not-applied']));
});

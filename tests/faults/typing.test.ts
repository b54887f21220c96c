/** @jest-environment node */
import { chance, type Chance } from '../../fixtures/builders';
import type { Item, SaveTarget } from '../../src/domain/items';
import type { Json } from '../../src/kernel';
import type { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import { EditedWorld } from './edited-world';
import { FaultyItems } from './faulty-items';
import { seeds } from './seeds';

const RUNS = 1000;
const SIGNS = ['a', 'ß', 'é', '漢', '🜂', 'ه', '\n', '"', '\\', '<', '&', '0', 'z', ' '] as const;
const FIELDS = ['title', 'body'] as const;
const TARGETS = [
  { kind: 'existing', collection: 'stamped', key: '1' },
  { kind: 'existing', collection: 'plain', key: '1' },
  { kind: 'new', collection: 'keyed' },
  { kind: 'new', collection: 'plain' },
  { kind: 'singleton', collection: 'front' },
] as const satisfies readonly SaveTarget[];

const trimmed = (values: Item): Item =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]): [string, Json] => [
      field,
      typeof value === 'string' ? value.trim() : value,
    ]),
  );

/** A server that trims texts, as one with hooks does. */
const trimming = (twin: ItemsGateway): ItemsGateway =>
  new Proxy(twin, {
    get: (target, name: keyof ItemsGateway) => {
      if (name === 'create') return (collection: string, item: Item) => target.create(collection, trimmed(item));
      if (name === 'update')
        return (collection: string, key: string, edits: Item) => target.update(collection, key, trimmed(edits));
      if (name === 'updateSingleton')
        return (collection: string, edits: Item) => target.updateSingleton(collection, trimmed(edits));
      return name === 'shown' ? undefined : target[name].bind(target);
    },
  });

/** A text without whitespace, which such a server may change. */
const visible = (text: Json | undefined): string => String(text ?? '').replace(/\s/g, '');

const type = (page: ReturnType<EditedWorld['open']>, typed: Map<string, string>, luck: Chance): void => {
  const { form } = page.editing;
  const field = luck.pick(FIELDS);
  const sign = luck.pick(SIGNS);
  typed.set(field, (typed.get(field) ?? '') + sign);
  form.change(field, `${form.values[field] ?? ''}${sign}`);
};

const run = (seed: number): readonly string[] => {
  const luck = chance(`typing ${seed}`);
  const world = new EditedWorld();
  const target = luck.pick(TARGETS);
  const line = new FaultyItems(trimming(world.mine), world.clock, luck);
  line.faults = ['none'];
  const page = world.open(target, line.gateway);
  world.clock.advance(10_000);
  for (const field of FIELDS) page.editing.form.change(field, '');
  const typed = new Map<string, string>();
  for (let count = luck.integer(20, 60); count > 0; count -= 1) {
    if (luck.happens(0.15)) page.save.execute('stay');
    else type(page, typed, luck);
    world.clock.advance(luck.integer(0, 400));
  }
  for (let turn = 0; turn < 4; turn += 1) {
    world.clock.advance(10_000);
    page.save.execute('stay');
  }
  const { editing } = page;
  const key = editing.target.kind === 'existing' ? String(editing.target.key) : '1';
  const row = world.rows(target.collection).find(({ id }) => String(id) === key);
  const wrong = FIELDS.filter(
    (field) =>
      visible(row?.[field]) !== visible(typed.get(field)) ||
      visible(editing.form.values[field]) !== visible(typed.get(field)),
  );
  page.dispose();
  return wrong.map(
    (field) =>
      `run ${seed}: of ${JSON.stringify(typed.get(field))} in ${field} is left ${JSON.stringify(row?.[field] ?? null)}`,
  );
};

test(`${seeds(RUNS).length} runs of typing during a save: no character is lost`, () => {
  expect(seeds(RUNS).flatMap(run)).toEqual([]);
}, 600_000);

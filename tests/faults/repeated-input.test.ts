/** @jest-environment node */
import { chance } from '../../fixtures/builders';
import type { SaveTarget } from '../../src/domain/items';
import { EditedWorld } from './edited-world';
import { FaultyItems } from './faulty-items';
import { seeds } from './seeds';

const RUNS = 1000;
const TARGETS = [
  { kind: 'existing', collection: 'stamped', key: '1' },
  { kind: 'existing', collection: 'plain', key: '1' },
  { kind: 'new', collection: 'keyed' },
  { kind: 'new', collection: 'plain' },
  { kind: 'singleton', collection: 'front' },
] as const satisfies readonly SaveTarget[];

/** Presses save twice, or repeatedly for as long as the save takes and longer. */
const run = (seed: number): readonly string[] => {
  const luck = chance(`mashing ${seed}`);
  const world = new EditedWorld();
  const target = luck.pick(TARGETS);
  const line = new FaultyItems(world.mine, world.clock, luck);
  line.faults = ['none'];
  const page = world.open(target, line.gateway);
  world.clock.advance(10_000);
  const before = world.rows(target.collection).length;
  page.editing.form.change('title', `me ${seed}`);
  const presses = luck.happens(0.5) ? 2 : luck.integer(3, 40);
  for (let count = 0; count < presses; count += 1) {
    page.save.execute(luck.pick(['stay', 'leave', 'stay']));
    world.clock.advance(presses === 2 ? luck.integer(0, 300) : luck.integer(0, 500));
  }
  world.clock.advance(60_000);
  page.save.execute('stay');
  world.clock.advance(60_000);
  const writes = line.requests.filter(({ what }) => what === 'create' || what === 'update').length;
  const made = world.rows(target.collection).length - before;
  page.dispose();
  return [
    ...(writes === 1 ? [] : [`run ${seed}: ${presses} presses made ${writes} writes`]),
    ...(made === (target.kind === 'new' ? 1 : 0) ? [] : [`run ${seed}: ${made} new items`]),
  ];
};

test(`${seeds(RUNS).length} double clicks and mashed keys: one write each`, () => {
  expect(seeds(RUNS).flatMap(run)).toEqual([]);
}, 600_000);

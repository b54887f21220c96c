/** @jest-environment node */
import { chance, type Chance } from '../../fixtures/builders';
import type { SaveTarget } from '../../src/domain/items';
import { currentValue } from '../../src/kernel';
import { blindRepeats, doubleWrites, lostEdits, unreportedWrites, strayWrites } from './invariants';
import { EditedWorld, isSame } from './edited-world';
import { seeds } from './seeds';
import { SimulatedEditor } from './simulated-editor';

const SCHEDULES = 10_000;
const STEPS = 14;
const DAY = 86_400_000;

const TARGETS = [
  { kind: 'existing', collection: 'stamped', key: '1' },
  { kind: 'existing', collection: 'stamped', key: '1' },
  { kind: 'existing', collection: 'plain', key: '3' },
  { kind: 'existing', collection: 'keyed', key: '00000000-0000-4000-8000-00000000000a' },
  { kind: 'new', collection: 'keyed' },
  { kind: 'new', collection: 'stamped' },
  { kind: 'singleton', collection: 'front' },
] as const satisfies readonly SaveTarget[];

const step = (person: SimulatedEditor, luck: Chance): void => {
  const dice = luck.integer(1, 100);
  if (dice <= 42) person.writes();
  else if (dice <= 70) person.saves();
  else if (dice <= 78) person.checksServer();
  else if (dice <= 88) person.editsConcurrently();
  else if (dice <= 96) person.answers();
  else if (dice <= 97) person.world.clock.advance(luck.integer(1, 30) * DAY);
  else person.crashesTab();
  person.world.clock.advance(luck.integer(0, 2500));
};

/** Edits that are neither on the server nor overwritten by the other user. */
const unfinished = (person: SimulatedEditor): readonly string[] => {
  const row = person.world.rows(person.target.collection).find(({ id }) => String(id) === person.key);
  return [...person.expectedValues].flatMap(([field, value]) => {
    const now = row?.[field] ?? null;
    const after = person.changes.slice(
      person.changes.findLastIndex(({ who, values }) => who === 'me' && isSame(field, values[field], value)),
    );
    const overwritten =
      person.isApplied(field, value) &&
      after.some(({ who, values }) => who === 'them' && isSame(field, values[field], now));
    return isSame(field, now, value) || overwritten
      ? []
      : [`${field}: ${JSON.stringify(value)} is not on the platform, but ${JSON.stringify(now)}`];
  });
};

const run = (seed: number): readonly string[] => {
  const luck = chance(`saving ${seed}`);
  const world = new EditedWorld(luck.pick(['text', 'number']));
  const person = new SimulatedEditor(world, luck.pick(TARGETS), luck);
  person.writes('title');
  const wrong = new Set<string>();
  const watch = (): void => [...lostEdits(person), ...unreportedWrites(person)].forEach((what) => wrong.add(what));
  for (let count = 0; count < STEPS; count += 1) {
    const isMaking = person.page.editing.isNew;
    step(person, luck);
    watch();
    // A reset form of a new item creates another item.
    if (isMaking && person.expectedValues.size === 0 && person.page.editing.isNew) break;
  }
  if (!person.settles()) wrong.add('what is to be saved cannot be saved');
  watch();
  const found = currentValue(person.page.editing.uncertainWrite$)?.state === 'found';
  const all = [
    ...wrong,
    ...(found ? [] : unfinished(person)),
    ...strayWrites(person),
    ...doubleWrites(person),
    ...blindRepeats(person),
  ];
  person.page.dispose();
  return all.map((what) => `schedule ${seed}: ${what}`);
};

test(`${seeds(SCHEDULES).length} schedules of faults: no edit is lost, none goes elsewhere or is made twice, none is repeated blindly`, () => {
  expect(seeds(SCHEDULES).flatMap(run)).toEqual([]);
}, 600_000);

test('the schedules come to everything that may happen', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 200; seed += 1) {
    const luck = chance(`saving ${seed}`);
    const person = new SimulatedEditor(new EditedWorld(luck.pick(['text', 'number'])), luck.pick(TARGETS), luck);
    person.writes('title');
    for (let count = 0; count < STEPS; count += 1) {
      step(person, luck);
      seen.add(`asks ${currentValue(person.page.editing.prompts.current$)?.kind}`);
      seen.add(`doubts ${currentValue(person.page.editing.uncertainWrite$)?.state}`);
    }
    for (const { fault, what, outcome } of person.network.requests)
      [fault, what, outcome].forEach((each) => seen.add(each));
    person.page.dispose();
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'lost',
      'not authorised',
      'signed out',
      'conflict',
      'too many',
      'broken',
      'answer lost',
      'answer broken',
      'nonsense',
      'twice',
      'none',
      'read',
      'create',
      'update',
      'uncertain',
      'answered',
      'asks conflict',
      'doubts open',
    ]),
  );
});

/** @jest-environment node */
import { promptedConflicts } from '../../src/application/item-editing';
import { chance, type Chance } from '../../fixtures/builders';
import type { SaveResult } from '../../src/application/item-editing';
import { resolutionsOf, type Conflict, type Item, type Resolution, type SaveTarget } from '../../src/domain/items';
import { currentValue, equals, type Json } from '../../src/kernel';
import { EditedWorld, EDITED_FIELDS, isSame, NUMBER_FIELDS } from './edited-world';
import { FaultyItems } from './faulty-items';
import { seeds } from './seeds';

const RUNS = 1000;
const TARGETS = [
  { kind: 'existing', collection: 'stamped', key: '1' },
  { kind: 'existing', collection: 'plain', key: '3' },
  { kind: 'existing', collection: 'keyed', key: '00000000-0000-4000-8000-00000000000a' },
  { kind: 'singleton', collection: 'front' },
] as const satisfies readonly SaveTarget[];

const valueFor = (field: string, who: string, luck: Chance): Json => {
  const count = luck.integer(1, 9);
  if (field === 'words') return count + (who === 'me' ? 100 : 200);
  // Numbers that both may enter or that the item has, in any notation.
  if (field === 'price') return luck.pick([`${count}.5`, `${count}.50`, `${count}.500`]);
  if (field === 'views') return luck.pick([`${count + 8}`, `0${count + 8}`]);
  return field === 'tags' ? [`${who} ${count}`] : `${who} ${count}`;
};

/** Random changes by both users, sometimes to the same value, sometimes reverted by the other user. */
const edits = (luck: Chance, before: Item) => {
  const mine: Record<string, Json> = {};
  const theirs: Record<string, Json> = {};
  for (const field of luck.some(luck.integer(1, 4), EDITED_FIELDS)) mine[field] = valueFor(field, 'me', luck);
  for (const field of luck.some(luck.integer(0, 4), EDITED_FIELDS))
    theirs[field] = luck.happens(0.2) ? (mine[field] ?? before[field] ?? null) : valueFor(field, 'they', luck);
  return { mine: mine as Item, theirs: theirs as Item, thereAndBack: luck.happens(0.15) };
};

const afterwards = ({ mine, theirs }: Conflict, resolution: Resolution): Json => {
  if (resolution === 'mine') return mine;
  if (resolution === 'theirs') return theirs;
  return Array.isArray(mine)
    ? [...(theirs as readonly Json[]), ...(mine as readonly Json[])]
    : `${String(theirs)}\n${String(mine)}`;
};

const run = (seed: number): readonly string[] => {
  const luck = chance(`two people ${seed}`);
  const world = new EditedWorld(luck.pick(['text', 'number']));
  const target = luck.pick(TARGETS);
  const key = target.kind === 'existing' ? target.key : '1';
  const rowNow = (): Item => world.rows(target.collection).find(({ id }) => String(id) === key) ?? {};
  const line = new FaultyItems(world.mine, world.clock, luck);
  line.faults = ['none'];
  const page = world.open(target, line.gateway);
  const saved: SaveResult[] = [];
  page.save.done$.subscribe((event) => saved.push(event));
  world.clock.advance(10_000);
  const before = rowNow();
  const { mine: typed, theirs, thereAndBack } = edits(luck, before);
  for (const [field, value] of Object.entries(typed)) page.editing.form.change(field, value);
  // The value that the item has is no edit, in whichever notation it is typed.
  const mine: Item = Object.fromEntries(
    Object.entries(typed).filter(([field, value]) => !isSame(field, value, before[field])),
  );
  if (Object.keys(theirs).length > 0) world.change(target.collection, key, theirs);
  world.clock.advance(2000);
  if (thereAndBack && Object.keys(theirs).length > 0)
    world.change(
      target.collection,
      key,
      Object.fromEntries(Object.keys(theirs).map((field) => [field, before[field] ?? null])),
    );
  const theirFields = Object.keys(theirs).filter(
    (field) => !thereAndBack && !isSame(field, theirs[field], before[field]),
  );
  const overlapping = theirFields
    .filter((field) => Object.hasOwn(mine, field) && !isSame(field, mine[field], theirs[field]))
    .sort();

  page.save.execute('stay');
  world.clock.advance(20_000);
  const conflicts = promptedConflicts(currentValue(page.editing.prompts.current$));
  const wrong: string[] = [];
  const asked = conflicts.map(({ field }) => field).sort();
  if (!equals(asked, overlapping))
    wrong.push(`asked about [${asked.join(', ')}] and not about [${overlapping.join(', ')}]`);
  if (
    conflicts.some(
      ({ field, mine: shown, theirs: other }) =>
        !isSame(field, shown, mine[field]) || !isSame(field, other, theirs[field]),
    )
  )
    wrong.push('shown otherwise than written');
  if (
    conflicts.length > 0 &&
    EDITED_FIELDS.some((field) => !isSame(field, rowNow()[field], { ...before, ...theirs }[field]))
  )
    wrong.push('written before the conflict was resolved');

  const decided = Object.fromEntries(
    conflicts.map((conflict) => [
      conflict.field,
      luck.pick(
        NUMBER_FIELDS.includes(conflict.field)
          ? (['mine', 'theirs'] as const)
          : (resolutionsOf(conflict) as readonly [Resolution, ...Resolution[]]),
      ),
    ]),
  );
  if (conflicts.length > 0) page.editing.prompts.answer({ kind: 'resolve', resolutions: decided });
  world.clock.advance(20_000);
  // Without an edit nothing is sent, and nothing compared with the server.
  if (Object.keys(mine).length === 0) {
    const isDirty = page.editing.form.dirty;
    const isWritten = line.requests.some(({ what }) => what === 'update');
    page.dispose();
    return isWritten || isDirty ? [`run ${seed}: an unchanged value was saved`] : [];
  }
  const row = rowNow();
  for (const field of EDITED_FIELDS) {
    const conflict = conflicts.find((each) => each.field === field);
    const other = theirFields.includes(field) ? (theirs[field] ?? null) : (before[field] ?? null);
    const expected =
      conflict !== undefined
        ? afterwards(conflict, decided[field] ?? 'theirs')
        : Object.hasOwn(mine, field)
          ? (mine[field] ?? null)
          : other;
    if (!isSame(field, row[field], expected))
      wrong.push(`${field} is ${JSON.stringify(row[field] ?? null)} and not ${JSON.stringify(expected)}`);
    if (!isSame(field, page.editing.form.values[field], expected))
      wrong.push(`${field} is shown as ${JSON.stringify(page.editing.form.values[field] ?? null)}`);
  }
  const besides = theirFields.filter((field) => !Object.hasOwn(mine, field)).sort();
  const reported = [...(saved.at(-1)?.concurrent?.fields ?? [])].filter((field) => !Object.hasOwn(mine, field)).sort();
  // With an audit field only the edited fields and that field are read first; the rest follows after a concurrent
  // change.
  if (!equals(reported, besides)) wrong.push(`reported [${reported.join(', ')}] instead of [${besides.join(', ')}]`);
  if (page.editing.form.dirty) wrong.push('something is left to save');
  page.dispose();
  return wrong.map((what) => `run ${seed}: ${what}`);
};

test(`${seeds(RUNS).length} overlapping edits of two people: each one is asked about, none without reason`, () => {
  expect(seeds(RUNS).flatMap(run)).toEqual([]);
}, 600_000);

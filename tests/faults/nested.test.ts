/** @jest-environment node */
import { chance, type Chance } from '../../fixtures/builders';
import type { Item } from '../../src/domain/items';
import { currentValue } from '../../src/kernel';
import { blindRepeats } from './invariants';
import { EditedWorld } from './edited-world';
import { NestedEditor } from './nested-editor';
import { seeds } from './seeds';

const SCHEDULES = 10_000;
const STEPS = 14;

const step = (person: NestedEditor, luck: Chance): void => {
  const dice = luck.integer(1, 100);
  if (dice <= 46) person.acts();
  else if (dice <= 70) person.saves();
  else if (dice <= 78) person.checksServer();
  else if (dice <= 86) person.editsConcurrently();
  else if (dice <= 95) person.answers();
  else person.crashesTab();
  person.world.clock.advance(luck.integer(0, 2500));
};

const added = (person: NestedEditor): readonly string[] => {
  const rows = ['chapters', 'scenes', 'notes'].flatMap((collection) => person.rows(collection));
  const countOf = (title: string): number => rows.filter((row) => row['title'] === title).length;
  return [
    ...[...person.added.keys()].filter((title) => countOf(title) === 0).map((title) => `${title} is lost`),
    ...[...person.everAdded].filter((title) => countOf(title) > 1).map((title) => `${title} was created twice`),
  ];
};

const rowIn = (person: NestedEditor, id: string): Item | undefined => {
  const [collection = '', key = ''] = id.split('/');
  return person.rows(collection).find((row) => String(row['id']) === key);
};

/** Edits of rows that are not on the server, nor overwritten there by the other user. */
const lostEdits = (person: NestedEditor): readonly string[] =>
  [...person.edited].flatMap(([id, { title }]) => {
    const now = rowIn(person, id)?.['title'];
    const isOverwritten = now === person.stored.get(id) && String(now).startsWith('they');
    return now === title || isOverwritten ? [] : [`${id} is ${String(now)} and not ${title}`];
  });

/** Titles of the other user in rows that were overwritten without a question. */
const overwritten = (person: NestedEditor): readonly string[] =>
  [...person.noticeable]
    .filter(([id]) => !id.startsWith('books/'))
    .filter(([id, title]) => rowIn(person, id)?.['title'] !== title && !person.read.has(title))
    .map(([id, title]) => `${title} in ${id} was overwritten by ${String(rowIn(person, id)?.['title'])}`);

/** Rows that left the list unasked, or are still in it. */
const wrongRows = (person: NestedEditor): readonly string[] =>
  person.rows('chapters').flatMap(({ id, book }) => {
    const key = id as number;
    const was = key <= 4 || person.linked.has(key);
    if (key > 6) return book === 1 ? [] : [`chapter ${key} has left its book`];
    if (person.removed.has(key)) return book === 1 ? [`chapter ${key} was not removed`] : [];
    return was && book !== 1 && !person.everRemoved.has(key) ? [`chapter ${key} was removed unasked`] : [];
  });

const run = (seed: number): readonly string[] => {
  const luck = chance(`nested ${seed}`);
  const person = new NestedEditor(new EditedWorld(), luck);
  for (let count = 0; count < STEPS; count += 1) step(person, luck);
  const settled = person.settles();
  const wrong = [
    ...(settled ? [] : ['what is to be saved cannot be saved']),
    ...added(person),
    ...lostEdits(person),
    ...overwritten(person),
    ...wrongRows(person),
    ...blindRepeats(person as never),
  ];
  person.page.dispose();
  return wrong.map((what) => `schedule ${seed}: ${what}`);
};

test(`${seeds(SCHEDULES).length} schedules of faults over lists within lists: no edit is lost, no row made twice or removed unasked`, () => {
  expect(seeds(SCHEDULES).flatMap(run)).toEqual([]);
}, 600_000);

test('the schedules come to everything that may happen', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 150; seed += 1) {
    const luck = chance(`nested ${seed}`);
    const person = new NestedEditor(new EditedWorld(), luck);
    for (let count = 0; count < STEPS; count += 1) {
      step(person, luck);
      const prompt = currentValue(person.page.editing.prompts.current$);
      if (prompt?.kind === 'conflict' && prompt.conflicts.some(({ row }) => row !== undefined))
        seen.add('asks about a row');
      seen.add(`write ${currentValue(person.page.editing.uncertainWrite$)?.state}`);
    }
    person.page.dispose();
  }
  expect([...seen]).toEqual(expect.arrayContaining(['asks about a row', 'write open']));
});

/** @jest-environment node */
import { promptedConflicts } from '../../src/application/item-editing';
import { chance, type Chance } from '../../fixtures/builders';
import type { Item } from '../../src/domain/items';
import { currentValue } from '../../src/kernel';
import { blindRepeats } from './invariants';
import { EditedWorld } from './edited-world';
import { TITLED } from './expectations';
import { NestedEditor } from './nested-editor';
import { seeds } from './seeds';

const SCHEDULES = 10_000;
const STEPS = 20;
const EXISTING = [
  ...[1, 2, 3, 4, 5, 6].map((key) => `chapters/${key}`),
  ...[1, 2, 3, 4].map((key) => `notes/${key}`),
  ...[1, 2, 3, 4, 5].map((key) => `authors/${key}`),
];

const step = (person: NestedEditor, luck: Chance): void => {
  const dice = luck.integer(1, 100);
  if (dice <= 45) person.acts();
  else if (dice <= 60) person.saves();
  else if (dice <= 65) person.checksServer();
  else if (dice <= 82) person.others.acts();
  else if (dice <= 86) person.savesCopy();
  else if (dice <= 95) person.answers();
  else person.crashesTab();
  person.world.clock.advance(luck.integer(0, 2500));
};

const newItems = ({ expected, rows }: NestedEditor): readonly string[] => {
  const titles = TITLED.flatMap((collection) => rows(collection).map(({ title }) => title));
  const countOf = (title: string): number => titles.filter((each) => each === title).length;
  return [
    ...[...expected.added.keys()].filter((title) => countOf(title) === 0).map((title) => `${title} is lost`),
    ...[...expected.everAdded].filter((title) => countOf(title) > 1).map((title) => `${title} was created twice`),
    ...[...expected.givenUp.keys()]
      .filter((title) => countOf(title) > 0)
      .map((title) => `${title} was saved, but was given up`),
  ];
};

const itemWith = (person: NestedEditor, id: string): Item | undefined => {
  const [collection = '', key = ''] = id.split('/');
  return person.rows(collection).find((row) => String(row['id']) === key);
};

/** Edits of existing items that are not on the server, nor overwritten there by the other user. */
const lostEdits = (person: NestedEditor): readonly string[] =>
  [...person.expected.edited].flatMap(([id, { title }]) => {
    const now = itemWith(person, id)?.['title'];
    const isOverwritten = now === person.others.stored.get(id) && String(now).startsWith('they');
    return now === title || isOverwritten ? [] : [`${id} is ${String(now)} and not ${title}`];
  });

/** Titles of the other user in items that were overwritten without a question. */
const overwritten = (person: NestedEditor): readonly string[] =>
  [...person.others.noticeable]
    .filter(([id]) => !id.startsWith('books/'))
    .filter(([id, title]) => itemWith(person, id)?.['title'] !== title && !person.read.has(title))
    .map(([id, title]) => `${title} in ${id} was overwritten by ${String(itemWith(person, id)?.['title'])}`);

/** Chapters that left the book unasked, or are still in it. */
const wrongChapters = ({ expected, others, rows }: NestedEditor): readonly string[] =>
  rows('chapters').flatMap(({ id, book }) => {
    const key = id as number;
    const isUnknown = key === 5 || key === 6 || others.disturbed.has(`chapters/${key}`);
    const isIn = expected.listed.get(key)?.isIn ?? (isUnknown ? null : true);
    return isIn === null || isIn === (book === 1) ? [] : [`chapter ${key} is ${isIn ? 'not ' : ''}in its book`];
  });

/** Rows that the other user has moved to another item, and that are not there, though no question was asked. */
const movedBack = (person: NestedEditor): readonly string[] =>
  [...person.others.moved]
    .filter(([id, to]) => itemWith(person, id) !== undefined && person.others.parentOf(id) !== to)
    .map(([id, to]) => `${id} was moved from ${to} unasked`);

/** Items that the other user has deleted and that are back, or that neither user has deleted and that are gone. */
const deletedItems = (person: NestedEditor): readonly string[] => {
  const { deleted, disturbed } = person.others;
  const lost = EXISTING.filter((id) => !disturbed.has(id) && itemWith(person, id) === undefined);
  const back = [...deleted].filter((id) => itemWith(person, id) !== undefined);
  return [...lost.map((id) => `${id} is gone`), ...back.map((id) => `${id} is back`)];
};

/** Chapters with the same number, unless the order was changed while a save was on its way. */
const equalNumbers = ({ others, rows }: NestedEditor): readonly string[] => {
  const numbers = rows('chapters').flatMap(({ book, sort }) => (book === 1 && sort !== null ? [Number(sort)] : []));
  return others.hasRaced || new Set(numbers).size === numbers.length ? [] : [`the chapters have ${numbers.join(', ')}`];
};

const run = (seed: number): readonly string[] => {
  const luck = chance(`nested ${seed}`);
  const person = new NestedEditor(new EditedWorld(), luck);
  for (let count = 0; count < STEPS; count += 1) step(person, luck);
  const settled = person.settles();
  const wrong = [
    ...(settled ? [] : ['what is to be saved cannot be saved']),
    ...newItems(person),
    ...lostEdits(person),
    ...overwritten(person),
    ...wrongChapters(person),
    ...movedBack(person),
    ...deletedItems(person),
    ...equalNumbers(person),
    ...person.copies.wrong,
    ...blindRepeats(person),
  ];
  person.dispose();
  return wrong.map((what) => `schedule ${seed}: ${what}`);
};

test(`${seeds(SCHEDULES).length} schedules of faults over lists within lists: no edit is lost, no row made twice or removed unasked`, () => {
  expect(seeds(SCHEDULES).flatMap(run)).toEqual([]);
}, 600_000);

test('the schedules come to everything that may happen', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 800; seed += 1) {
    const luck = chance(`nested ${seed}`);
    const person = new NestedEditor(new EditedWorld(), luck);
    for (let count = 0; count < STEPS; count += 1) {
      step(person, luck);
      const prompt = currentValue(person.page.editing.prompts.current$);
      if (promptedConflicts(prompt).some(({ row }) => row !== undefined)) seen.add('asks about a row');
      seen.add(`write ${currentValue(person.page.editing.uncertainWrite$)?.state}`);
    }
    person.settles();
    seen.add(`${person.depth} drawers`);
    if (person.refusals > 0) seen.add('refuses to change a row');
    if (person.copies.created > 0) seen.add('copies');
    if (person.copies.partial > 0) seen.add('copies in part');
    person.asked.forEach((what) => seen.add(what));
    person.dispose();
  }
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'asks about a row',
      'write open',
      '3 drawers',
      'refuses to change a row',
      'deleted',
      'moved book mine',
      'moved book theirs',
      'moved chapter mine',
      'copies',
      'copies in part',
    ]),
  );
});

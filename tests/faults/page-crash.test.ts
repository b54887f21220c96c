/** @jest-environment node */
import { chance, type Chance } from '../../fixtures/builders';
import { JournalStore } from '../../src/adapters/memory';
import type { Item } from '../../src/domain/items';
import type { EditTarget } from '../../src/domain/recovery';
import { equals } from '../../src/kernel';
import { VirtualClock } from '../support/virtual-clock';
import { EditedPage } from './edited-page';
import { seeds } from './seeds';

const KILLS = 500;
const ENDS = 100;

/** How much typing a kill may cost, in ms. */
const LOSS = 1000;

const LOADED: Item = { id: 3, title: 'Roads', body: null, options: null, password: null };

const SIGNS = ['a', 'ß', 'é', '漢', '🜂', 'ه', ' ', '\n', '\t', '\u0000', '"', '\\', '<', '\ud800'] as const;

const PLACES = [
  { kind: 'existing', collection: 'articles', key: '3' },
  { kind: 'existing', collection: 'articles', key: '33' },
  { kind: 'existing', collection: 'notes', key: '3' },
  { kind: 'new', collection: 'articles' },
  { kind: 'singleton', collection: 'notes' },
  { kind: 'several', collection: 'articles', keys: [3, 33] },
  { kind: 'several', collection: 'articles', keys: [3, 33, 4] },
  { kind: 'several', collection: 'notes', keys: [33, 3] },
] as const satisfies readonly EditTarget[];

interface Author {
  readonly user: string;
  readonly project: string;
  readonly place: EditTarget;
}

/** What stood in a form, and when, in ms. */
interface Moment {
  readonly at: number;
  readonly typed: Typed;
}

/** Values, and raw values that were not taken over. */
interface Typed {
  readonly edits: Item;
  readonly rawTexts: Readonly<Record<string, string>>;
}

const typedIn = ({ form }: EditedPage): Typed => ({
  edits: structuredClone(form.edits),
  rawTexts: Object.fromEntries(
    ['title', 'body', 'options'].flatMap((name) => {
      const text = form.rawText(name);
      return text === null ? [] : [[name, text] as const];
    }),
  ),
});

const nameOf = ({ user, project, place }: Author): string => JSON.stringify([user, project, place]);

/** Everybody at everything. */
const EVERYBODY: readonly Author[] = ['clara', 'jun'].flatMap((user) =>
  ['https://one.example', 'https://two.example'].flatMap((project) =>
    PLACES.map((place) => ({ user, project, place })),
  ),
);

/** Somebody types, starts over now and then, and is cut off. */
const writing = (author: Author, clock: VirtualClock, shelf: JournalStore, luck: Chance) => {
  const { user, project, place } = author;
  const page = new EditedPage({ clock, store: shelf, user, project, disk: () => luck.integer(0, 400) }, place, LOADED);
  const { form } = page;
  const moments: Moment[] = [{ at: clock.now(), typed: { edits: {}, rawTexts: {} } }];
  const change = (): void => {
    const field = luck.pick(['title', 'body', 'options']);
    const before = typeof form.values[field] === 'string' ? form.values[field] : '';
    if (luck.happens(0.02)) form.start(LOADED);
    else if (luck.happens(0.08))
      form.setRawText(field, luck.happens(0.2) ? null : `${form.rawText(field) ?? ''}${luck.pick(SIGNS)}${user}`);
    else if (luck.happens(0.1))
      form.change(field, [before, { at: clock.now(), by: nameOf(author) }, '9007199254740993', null]);
    else form.change(field, luck.happens(0.1) ? null : `${before}${luck.pick(SIGNS)}${user}`);
  };
  return {
    page,
    act: (): void => {
      change();
      moments.push({ at: clock.now(), typed: typedIn(page) });
    },
    /** Everything the form has held within the time that may be lost. */
    possible: (): readonly Typed[] => {
      const settled = moments.findLastIndex(({ at }) => at <= clock.now() - LOSS);
      return moments.slice(Math.max(settled, 0)).map(({ typed }) => typed);
    },
  };
};

const restored = (page: EditedPage): Typed => {
  const [offer] = page.offers;
  if (offer !== undefined)
    page.recovery.restore(
      offer.entry.id,
      offer.edits.map(({ field }) => field),
    );
  return typedIn(page);
};

const openAgain = ({ user, project, place }: Author, clock: VirtualClock, shelf: JournalStore): EditedPage =>
  new EditedPage({ clock, store: shelf, user, project }, place, LOADED);

/** Up to four forms of several people in several projects, typed into at the same time and killed together: null, or what went wrong. */
const kill = (seed: number): string | null => {
  const luck = chance(`kill ${seed}`);
  const clock = new VirtualClock(1_000_000);
  const shelf = new JournalStore();
  const authors = luck.some(luck.integer(1, 4), EVERYBODY);
  const writers = authors.map((author) => writing(author, clock, shelf, luck));
  const end = clock.now() + luck.integer(0, 20_000);
  while (clock.now() < end) {
    luck.some(1, writers)[0]?.act();
    clock.advance(Math.min(end - clock.now(), luck.happens(0.1) ? luck.integer(0, 3000) : luck.integer(1, 120)));
  }
  for (const { page } of writers) page.crash();
  const killed = writers.map(({ possible }, index) => [authors[index] as Author, possible()] as const);
  clock.advance(luck.integer(0, 60_000));
  for (const [author, possible] of killed) {
    const back = restored(openAgain(author, clock, shelf));
    if (!possible.some((typed) => equals(typed.edits, back.edits) && equals(typed.rawTexts, back.rawTexts)))
      return `seed ${seed}: ${nameOf(author)} got ${JSON.stringify(back)} back`;
  }
  const strangers = [
    ...EVERYBODY,
    ...PLACES.map((place) => ({ user: 'ines', project: 'https://three.example', place })),
  ];
  const confused = strangers.find(
    (author) => !authors.includes(author) && openAgain(author, clock, shelf).offers.length > 0,
  );
  return confused === undefined ? null : `seed ${seed}: ${nameOf(confused)} got what somebody else wrote`;
};

/** What was typed is saved, discarded or signed out of, and then the page is killed: null unless something comes back. */
const comesBack = (seed: number): string | null => {
  const luck = chance(`end ${seed}`);
  const clock = new VirtualClock(1_000_000);
  const shelf = new JournalStore();
  const author: Author = { user: 'clara', project: 'https://one.example', place: luck.pick(PLACES) };
  const { page, act } = writing(author, clock, shelf, luck);
  for (let typed = luck.integer(1, 40); typed > 0; typed -= 1) {
    act();
    clock.advance(luck.integer(1, 200));
  }
  const end = luck.pick(['save', 'discard', 'sign-out']);
  // Nothing can be saved while a raw value stands there that was not taken over.
  if (end === 'save') ['title', 'body', 'options'].forEach((name) => page.form.setRawText(name, null));
  if (end === 'save') page.save();
  else if (end === 'discard') page.recorder.discard();
  else page.endSession('sign-out');
  clock.advance(luck.integer(LOSS, 2 * LOSS));
  page.crash();
  const { offers } = openAgain(author, clock, shelf);
  return offers.length === 0 ? null : `seed ${seed}: after ${end} ${JSON.stringify(offers)} came back`;
};

const found = (run: (seed: number) => string | null, full: number): readonly string[] =>
  seeds(full).flatMap((seed) => run(seed) ?? []);

test('kills of the page at random moments lose at most a second of typing, and mix up nothing', () => {
  expect(found(kill, KILLS)).toEqual([]);
});

test('what was saved, discarded or signed out of before the kill does not come back', () => {
  expect(found(comesBack, ENDS)).toEqual([]);
});

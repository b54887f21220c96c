/** @jest-environment node */
import { chance, type Chance } from '../../fixtures/builders';
import { JournalStore } from '../../src/adapters/memory';
import type { Item, SaveTarget } from '../../src/domain/items';
import type { EditTarget } from '../../src/domain/recovery';
import { currentValue, equals } from '../../src/kernel';
import { VirtualClock } from '../support/virtual-clock';
import { EditedPage } from './edited-page';
import { EditedWorld } from './edited-world';
import { seeds } from './seeds';

const KILLS = 500;
const ENDS = 100;

/** Limit of the typing that a crash may lose, in ms. */
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

/** The content of a form at a time in ms. */
interface Moment {
  readonly at: number;
  readonly typed: Typed;
}

/** Edits, and raw texts that are no valid value. */
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

/** Every user at every item in every project. */
const EVERYBODY: readonly Author[] = ['clara', 'jun'].flatMap((user) =>
  ['https://one.example', 'https://two.example'].flatMap((project) =>
    PLACES.map((place) => ({ user, project, place })),
  ),
);

/** An author who edits at random and resets the form now and then. */
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
    /** Every content that the form may have after the crash. */
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

/** Crashes up to four forms of several users and projects at the same time; returns what went wrong, or null. */
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
  return confused === undefined ? null : `seed ${seed}: ${nameOf(confused)} got the edits of another author`;
};

const ENDED = [
  { kind: 'existing', collection: 'stamped', key: '1' },
  { kind: 'existing', collection: 'plain', key: '3' },
  { kind: 'new', collection: 'keyed' },
  { kind: 'singleton', collection: 'front' },
] as const satisfies readonly SaveTarget[];

const isOnServer = (world: EditedWorld, collection: string, edits: Item): boolean =>
  world
    .rows(collection)
    .some((row) => Object.entries(edits).every(([field, value]) => equals(row[field] ?? null, value)));

/** Crashes after the application has saved, discarded or signed out; returns what came back or is missing, or null. */
const comesBack = (seed: number): string | null => {
  const luck = chance(`end ${seed}`);
  const world = new EditedWorld();
  const target = luck.pick(ENDED);
  const session = world.signIn();
  const page = world.open(target, world.mine, session);
  const { form } = page.editing;
  for (let typed = luck.integer(1, 40); typed > 0; typed -= 1) {
    const field = luck.pick(['title', 'body']);
    form.change(field, `${String(form.values[field] ?? '')}${luck.pick(SIGNS)}`);
    world.clock.advance(luck.integer(1, 200));
  }
  const typed = structuredClone(form.edits);
  const end = luck.pick(['save', 'discard', 'sign-out']);
  if (end === 'save') page.save.execute('stay');
  else if (end === 'discard') page.discard.execute();
  else session.logout().subscribe();
  world.clock.advance(luck.integer(LOSS, 2 * LOSS));
  page.die();
  session.dispose();
  const again = world.open(target, world.mine);
  const drafts = currentValue(again.recovery.drafts$);
  again.dispose();
  if (drafts.length > 0) return `seed ${seed}: after ${end} ${JSON.stringify(drafts)} came back`;
  if (isOnServer(world, target.collection, typed) === (end === 'save')) return null;
  return `seed ${seed}: after ${end} ${JSON.stringify(typed)} is ${end === 'save' ? 'not ' : ''}on the server`;
};

const found = (run: (seed: number) => string | null, full: number): readonly string[] =>
  seeds(full).flatMap((seed) => run(seed) ?? []);

test('kills of the page at random moments lose at most a second of typing, and mix up nothing', () => {
  expect(found(kill, KILLS)).toEqual([]);
});

test('edits that were saved, discarded or signed out of before the crash are not restored', () => {
  expect(found(comesBack, ENDS)).toEqual([]);
});

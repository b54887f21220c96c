/** @jest-environment node */
import type { ModelDependencies } from '../../src/application/data-model';
import { fieldsOf } from '../../src/domain/schema';
import { currentValue } from '../../src/kernel';
import { ExampleViewModel } from '../../src/modules/settings/data-model/create/example.view-model';
import { NewCollectionViewModel } from '../../src/modules/settings/data-model/create/new-collection.view-model';
import { openJournal } from '../support/open-journal';
import { VirtualClock } from '../support/virtual-clock';
import { type Loss, ModelOnTwin, resultOf } from './model-on-twin';

type Drafts = ReturnType<typeof openJournal>['unfinished'];

/** A drawer, driven as an administrator does. */
interface Drawer {
  readonly isBegun: () => boolean;
  readonly isFailed: () => boolean;
  /** Everything that the page offers from earlier pages, restored. */
  readonly restores: () => number;
  readonly goesOn: () => void;
  readonly dispose: () => void;
}

const notices = { show: () => 0, showNamed: () => 0 };

const newCollection = (parts: ModelDependencies, drafts: Drafts, isFirst: boolean): Drawer => {
  const view = new NewCollectionViewModel({ ...parts, drafts }, notices);
  if (isFirst) view.form.change({ name: 'places', status: 'status', user_created: 'author', user_updated: 'editor' });
  return {
    isBegun: () => currentValue(view.plan.isBegun$),
    isFailed: () => currentValue(view.plan.failure$) !== null,
    restores: () => {
      const left = currentValue(view.left$);
      left.forEach((each) => view.restore(each));
      return left.length;
    },
    goesOn: () => view.advance(),
    dispose: () => view.dispose(),
  };
};

const example = (parts: ModelDependencies, drafts: Drafts): Drawer => {
  const view = new ExampleViewModel({ ...parts, drafts }, notices);
  const { creation } = view;
  return {
    isBegun: () => creation.isBegun,
    isFailed: () => currentValue(creation.failure$) !== null,
    restores: () => {
      const left = currentValue(creation.left$);
      left.forEach((each) => creation.restore(each));
      return left.length;
    },
    goesOn: () => creation.execute(),
    dispose: () => view.dispose(),
  };
};

const outcome = async (twin: ModelOnTwin): Promise<unknown> => {
  const { collections, fields, relations } = await twin.model();
  return [collections, fields, relations].map((map) => [...map.values()]);
};

const LOSSES: readonly Loss[] = ['request', 'answer'];

describe.each([
  ['a new collection', newCollection],
  ['the example', example],
])('the drawer of %s', (_, open) => {
  test('goes on after a reload, whichever request it was stopped at', async () => {
    const whole = await ModelOnTwin.start();
    const counted = whole.losing(Infinity, 'request');
    await resultOf(counted.parts.schema.load());
    const page = openJournal(new VirtualClock(0));
    open(counted.parts, page.unfinished, true).goesOn();
    expect(page.saved()).toEqual([]);
    const expected = await outcome(whole);
    const ends: unknown[] = [];
    for (const loss of LOSSES) {
      for (let nth = 0; nth < counted.writes(); nth += 1) {
        const twin = await ModelOnTwin.start();
        const clock = new VirtualClock(0);
        const { parts } = twin.losing(nth, loss);
        await resultOf(parts.schema.load());
        const first = openJournal(clock);
        const stopped = open(parts, first.unfinished, true);
        stopped.goesOn();
        expect(stopped.isFailed()).toBe(true);
        const isBegun = stopped.isBegun();
        expect(isBegun).toBe(nth > 0 || loss === 'answer');
        clock.advance(1000);
        first.die();
        const second = openJournal(clock, first.shelf);
        await resultOf(twin.parts.schema.load());
        const again = open(twin.parts, second.unfinished, false);
        // A page that was stopped before it had made anything may have nothing to go on with.
        expect(again.restores() === 1 || !isBegun).toBe(true);
        again.goesOn();
        expect([again.isFailed(), again.isBegun()]).toEqual([false, false]);
        ends.push(await outcome(twin));
        clock.advance(1000);
        expect(second.saved()).toEqual([]);
        again.dispose();
      }
    }
    expect(ends).toHaveLength(2 * counted.writes());
    for (const end of ends) expect(end).toEqual(expected);
  });

  test('gives a plan up, and keeps what it has made', async () => {
    const twin = await ModelOnTwin.start();
    const { parts } = twin.losing(1, 'request');
    await resultOf(parts.schema.load());
    const page = openJournal(new VirtualClock(0));
    open(parts, page.unfinished, true).goesOn();
    expect(page.saved()).toHaveLength(1);
    expect([...(await twin.model()).collections.keys()].filter((name) => !name.startsWith('directus_'))).toHaveLength(
      1,
    );
  });
});

test('a name that another administrator has taken is refused, also while the own draft is kept', async () => {
  const twin = await ModelOnTwin.start();
  const clock = new VirtualClock(0);
  const page = openJournal(clock);
  const view = new NewCollectionViewModel({ ...twin.parts, drafts: page.unfinished }, notices);
  view.form.change({ name: 'places', sort: 'sort' });
  clock.advance(1000);
  expect(page.saved()).toHaveLength(1);
  await resultOf(twin.parts.editing.createCollection({ collection: 'places', meta: {}, fields: [] }));
  view.advance();
  expect(view.form.state.errors.name).toBeDefined();
  expect(fieldsOf(await twin.model(), 'places').map(({ field }) => field)).toEqual(['id']);
  view.giveUp();
  expect([view.dirty, page.saved()]).toEqual([false, []]);
});

import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { SchemaStore } from '../../../src/application/data-model';
import { openPage, type OpenPage, relationalCollections, relationalFields, targetsOf } from './relational-pages';
import { itemTarget } from '../../../src/parts/item/item-page';
import { isHidden } from '../../../src/domain/schema';
import type { Json } from '../../../src/kernel';
import type { Services } from '../../../src/kit';
import { endApplication, startApplication } from '../application';
import { setupUser, visit } from '../interact';
import { brokenFields } from '../render-form';
import { Traffic } from './traffic';

const WAIT_MS = 240_000;

const SHOWN = { timeout: 10_000 };

/** Ways to leave a drawer, used in turn. */
const LEAVES = ['Cancel', 'Close', 'Escape'] as const;

describe('a drawer that is opened and left without an edit', () => {
  let services: Services;
  let traffic: Traffic;
  beforeAll(async () => {
    services = await startApplication();
  });
  beforeEach(() => {
    traffic = Traffic.record();
  });
  afterEach(() => {
    traffic.stop();
    cleanup();
  });
  afterAll(() => endApplication(services));

  const editable = (place: HTMLElement, name: RegExp): readonly HTMLElement[] =>
    within(place)
      .queryAllByRole('button', { name })
      .filter((button) => button.getAttribute('aria-disabled') !== 'true');

  const openDrawer = async (button: HTMLElement): Promise<HTMLElement> => {
    await setupUser().click(button);
    // A list of items of several collections asks for one of them first.
    if (button.getAttribute('aria-haspopup') === 'menu')
      await setupUser().click((await screen.findAllByRole('menuitem', {}, SHOWN))[0] as HTMLElement);
    const drawer = await screen.findByRole('dialog', {}, SHOWN);
    await waitFor(() => expect(drawer.querySelector('[data-field] form')).not.toBeNull(), SHOWN);
    await traffic.rest();
    expect(brokenFields(services, drawer)).toEqual([]);
    visit(drawer);
    return drawer;
  };

  const leaveDrawer = async (drawer: HTMLElement, way: (typeof LEAVES)[number] | 'Done'): Promise<void> => {
    const user = setupUser();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(drawer).getAllByRole('button', { name: way })[0] as HTMLElement);
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
  };

  const state = ({ view }: OpenPage): string => {
    const { edits, draftEdits } = view.item.editing.form;
    return JSON.stringify([edits, draftEdits]);
  };

  it(
    'leaves no trace for a saved and for a new row of every field',
    async () => {
      const { schema } = services.get(SchemaStore);
      let drawers = 0;
      for (const collection of relationalCollections(schema)) {
        for (const target of await targetsOf(services, collection)) {
          const page = await openPage(services, target);
          await traffic.rest();
          const before = state(page);
          for (const field of relationalFields(schema, collection)) {
            if (isHidden(field)) continue;
            const group = page.field(field.field);
            const place = `${collection}, ${target.kind}, ${field.field}`;
            for (const name of [/^Edit /, /^Create new$/]) {
              const [button] = editable(group, name);
              if (button === undefined) continue;
              const drawer = await openDrawer(button);
              await leaveDrawer(drawer, LEAVES[drawers % LEAVES.length] ?? 'Cancel');
              drawers += 1;
              expect([place, state(page), page.wasDirty()]).toEqual([place, before, false]);
            }
          }
          page.leave();
        }
      }
      expect(drawers).toBeGreaterThan(40);
      expect([...traffic.writes, ...traffic.refused]).toEqual([]);
    },
    WAIT_MS,
  );

  /** Values with steps for a field of the first specimen, each with the row whose drawer is opened. */
  const STAGED: readonly (readonly [string, string, Json, RegExp])[] = [
    ['a created row', 'children', { create: [{ name: 'A new one' }] }, /^Edit A new one/],
    ['a linked row', 'children', { update: [{ id: 1 }] }, /^Edit /],
    ['an edited row', 'children', { update: [{ id: 2, name: 'Another name' }] }, /^Edit Another name/],
    [
      'a new item behind a junction',
      'topics',
      { create: [{ sort: 15, tags_id: { name: 'new topic', slug: 'new-topic' } }] },
      /^Edit new topic/,
    ],
    ['a linked item behind a junction', 'topics', { create: [{ tags_id: 1, sort: 15 }] }, /^Edit islands/],
    [
      'a moved row of a junction',
      'topics',
      {
        update: [
          { id: 3, sort: 2 },
          { id: 2, sort: 3 },
        ],
      },
      /^Edit bees/,
    ],
    [
      'an edited item behind a junction',
      'topics',
      { update: [{ id: 3, tags_id: { name: 'hornets', id: 29 } }] },
      /^Edit hornets/,
    ],
    [
      'a new item of one of several collections',
      'labels',
      { create: [{ sort: 5, collection: 'block_figures', item: { figure: '7', label: 'ferries' } }] },
      /^Edit 7 ferries/,
    ],
    [
      'a linked item of one of several collections',
      'labels',
      { create: [{ sort: 5, collection: 'block_texts', item: 2 }] },
      /^Edit Where to sleep/,
    ],
    [
      'an edited item of one of several collections',
      'labels',
      { update: [{ id: 1, collection: 'block_texts', item: { heading: 'By sea', id: 1 } }] },
      /^Edit By sea/,
    ],
    ['a row beside a removed one', 'topics', { delete: [2] }, /^Edit bees/],
    ['a new item of a many-to-one', 'place', { name: 'Nowhere', country: 'Utopia' }, /^Edit Place/],
    ['an edited item of a many-to-one', 'place', { country: 'Utopia', id: 1 }, /^Edit Place/],
  ];

  it.each(STAGED)(
    'keeps the steps of %s as they are',
    async (_kind, field, value, name) => {
      const page = await openPage(services, itemTarget('specimens', '1'));
      await traffic.rest();
      const { form } = page.view.item.editing;
      act(() => form.change(field, value));
      await traffic.rest();
      const before = state(page);
      for (const way of [...LEAVES, 'Done'] as const) {
        const [button] = editable(page.field(field), name);
        if (button === undefined) throw new Error(`There is no row ${String(name)}`);
        await leaveDrawer(await openDrawer(button), way);
        // 'Done' may write the members of a new row in another order.
        if (way === 'Done') expect(JSON.parse(state(page))).toEqual(JSON.parse(before));
        else expect([way, state(page)]).toEqual([way, before]);
      }
      expect([...traffic.writes, ...traffic.refused]).toEqual([]);
    },
    WAIT_MS,
  );
});

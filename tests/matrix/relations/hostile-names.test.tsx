import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { isLeft } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { SchemaStore } from '../../../src/application/data-model';
import type { Item, PrimaryKey } from '../../../src/domain/items';
import { mapCall } from '../../../src/kernel';
import type { Services } from '../../../src/kit';
import { itemTarget } from '../../../src/parts/item/item-page';
import { ItemsGateway } from '../../../src/ports/gateways/items-gateway';
import { SchemaGateway } from '../../../src/ports/gateways/schema-gateway';
import { endApplication, startApplication } from '../application';
import { hostileTexts, intruders, isPolluted, wasHacked } from '../hostile';
import { setupUser } from '../interact';
import { brokenFields } from '../render-form';
import { openPage, type OpenPage } from './relational-pages';
import { Traffic } from './traffic';

const WAIT_MS = 120_000;

const SHOWN = { timeout: 10_000 };

/** Tags have names of this length at most. */
const MAX_TAG = 40;

const NAMES: readonly string[] = [
  ...hostileTexts,
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{template}}',
  '{{__proto__.polluted}}',
  '__proto__',
  'constructor',
  '[object Object]'.toUpperCase(),
  '\u202Egnp.exe\u202C',
  '\u2067עברית and العربية 123',
  'x'.repeat(255),
];

/** The number of authors that can be renamed. */
const AUTHORS = 14;

/** Three at a time, so that fewer pages are opened. */
const BATCHES = NAMES.flatMap((_name, index) => (index % 3 === 0 ? [NAMES.slice(index, index + 3)] : []));

/** The name of a tag that is not linked yet; names of tags are unique. */
const unlinked = (name: string): string => `+${name}`.slice(0, MAX_TAG);

const TEMPLATES: readonly string[] = [
  '{{__proto__.x}} {{__proto__}}',
  '{{constructor}} {{constructor.constructor}} {{toString}} {{name.constructor}}',
  '{{tags_id.__proto__}} {{tags_id.constructor.name}}',
  '{{{{name}}}} {{ }} {{.}} {{..}} {{name.}} {{.name}} }}{{',
  '"><script>window.hacked=1</script><img src=x onerror=alert(1)> {{name}} {{tags_id.name}}',
];

describe('related items with hostile names', () => {
  let services: Services;
  let traffic: Traffic;
  beforeAll(async () => {
    // Missing in jsdom.
    Object.assign(window, {
      ResizeObserver: class {
        observe = () => {};
        unobserve = () => {};
        disconnect = () => {};
      },
    });
    Element.prototype.scrollTo = () => undefined;
    services = await startApplication();
  });
  beforeEach(() => {
    traffic = Traffic.record();
  });
  afterEach(() => {
    traffic.stop();
    cleanup();
    jest.restoreAllMocks();
  });
  afterAll(() => endApplication(services));

  const write = async (collection: string, key: PrimaryKey, values: Item): Promise<void> => {
    const result = await firstValueFrom(services.get(ItemsGateway).update(collection, key, values));
    if (isLeft(result)) throw new Error(`${collection} ${key} cannot be named ${JSON.stringify(values)}`);
  };

  const open = async (collection: string): Promise<OpenPage> => {
    const page = await openPage(services, itemTarget(collection, '1'));
    await traffic.rest();
    return page;
  };

  const expectHarmless = (): void => {
    expect(intruders(document.body)).toEqual([]);
    expect([wasHacked(), isPolluted()]).toEqual([false, false]);
    expect(brokenFields(services, document)).toEqual([]);
  };

  const rowsOf = (field: HTMLElement): readonly string[] =>
    [...field.querySelectorAll('li bdi')].map(({ textContent }) => textContent);

  const dialogs = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role=dialog]')];

  /** Clicks a button that opens another drawer, and waits for it. */
  const openDrawer = async (button: HTMLElement): Promise<HTMLElement> => {
    const before = dialogs().length;
    await setupUser().click(button);
    await waitFor(() => expect(dialogs().length).toBeGreaterThan(before), SHOWN);
    await traffic.rest();
    return dialogs().at(-1) as HTMLElement;
  };

  const leaveAll = async (): Promise<void> => {
    for (const shown of dialogs().toReversed()) {
      await setupUser().click(within(shown).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(shown).not.toBeInTheDocument());
    }
  };

  it.each(BATCHES)(
    'shows %j, %j and %j as text in lists, drawers, their trails and the picker',
    async (...names) => {
      for (const [index, name] of names.entries()) {
        await write('specimens', 2 + index, { name });
        await write('tags', 29 - 2 * index, { name: name.slice(0, MAX_TAG) });
        await write('tags', 1 + index, { name: unlinked(name) });
      }
      const page = await open('specimens');
      const children = page.field('children');
      expect(rowsOf(children)).toEqual(expect.arrayContaining(names));
      expect(rowsOf(page.field('topics'))).toEqual(expect.arrayContaining(names.map((name) => name.slice(0, MAX_TAG))));
      expectHarmless();

      for (const name of names) {
        const row = [...children.querySelectorAll('li')].find(
          (item) => item.querySelector('bdi')?.textContent === name,
        ) as HTMLElement;
        const drawer = await openDrawer(within(row).getByRole('button', { name: /^Edit / }));
        expect(within(drawer).getByRole('heading', { level: 1 }).textContent).toBe(name);
        if (name === names[0]) {
          const place = drawer.querySelector<HTMLElement>('[data-field="place"]') as HTMLElement;
          const nested = await openDrawer(within(place).getByRole('button', { name: /^(Edit |Create new)/ }));
          const trail = within(nested).getByRole('navigation', { name: 'Path of this drawer' });
          expect(trail.textContent).toContain(name);
        }
        expectHarmless();
        await leaveAll();
      }

      const picker = await openDrawer(within(page.field('topics')).getByRole('button', { name: 'Add existing' }));
      for (const name of names) await waitFor(() => expect(picker.textContent).toContain(unlinked(name)), SHOWN);
      expectHarmless();
      expect(page.wasDirty()).toBe(false);
    },
    WAIT_MS,
  );

  it(
    'shows them as text in a many-to-one field and its options',
    async () => {
      const names = NAMES.slice(0, AUTHORS);
      for (const [index, name] of names.entries())
        await write('authors', 1 + index, { first_name: name, last_name: '-' });
      const page = await open('articles');
      const box = within(page.field('author')).getByRole('combobox');
      await waitFor(() => expect(box).toHaveValue(`${NAMES[0] ?? ''} -`), SHOWN);
      await setupUser().click(box);
      await traffic.rest();
      const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
      expect(names.filter((name) => !options.some((option) => option.includes(name)))).toEqual([]);
      expectHarmless();
      expect(page.wasDirty()).toBe(false);
    },
    WAIT_MS,
  );

  it.each(TEMPLATES)(
    'takes the template %j of fields and collections for text and paths',
    async (template) => {
      const schema = services.get(SchemaGateway);
      const { collections, fields } = { collections: schema.collections(), fields: schema.fields() };
      jest.spyOn(schema, 'collections').mockReturnValue(
        collections.pipe(
          mapCall((all) => ({
            ...all,
            collections: all.collections.map((one) =>
              one.meta === null ? one : { ...one, meta: { ...one.meta, display_template: template } },
            ),
          })),
        ),
      );
      jest
        .spyOn(schema, 'fields')
        .mockReturnValue(
          fields.pipe(
            mapCall((all) =>
              all.map((one) =>
                one.meta === null ? one : { ...one, meta: { ...one.meta, options: { ...one.meta.options, template } } },
              ),
            ),
          ),
        );
      await firstValueFrom(services.get(SchemaStore).load());
      const page = await open('specimens');
      expectHarmless();
      for (const field of ['children', 'topics']) {
        const group = page.field(field);
        const rows = rowsOf(group);
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.join()).not.toMatch(/native code|\[object/);
        const [edit] = within(group).getAllByRole('button', { name: /^Edit/ });
        const drawer = await openDrawer(edit as HTMLElement);
        expect(drawer.querySelector('[data-field]')).not.toBeNull();
        expectHarmless();
        await leaveAll();
      }
      expect(page.wasDirty()).toBe(false);
      expect(traffic.refused).toEqual([]);
      jest.restoreAllMocks();
      await firstValueFrom(services.get(SchemaStore).load());
    },
    WAIT_MS,
  );
});

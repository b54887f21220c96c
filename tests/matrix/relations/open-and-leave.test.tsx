import { act, cleanup } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { ItemForm } from '../../../src/application/item-editing';
import { SchemaStore } from '../../../src/application/data-model';
import { fieldRelations, keyOf } from '../../../src/domain/items';
import { type Field, fieldOf, isHidden, primaryKeyOf, type Schema } from '../../../src/domain/schema';
import { sameValueIn } from '../../../src/domain/values';
import { Registries, type Services, Translator } from '../../../src/kit';
import { ItemFormFields } from '../../../src/parts/item/item-form';
import { RelatedDrawerHost } from '../../../src/parts/relations/related-drawer';
import { ItemsGateway } from '../../../src/ports/gateways/items-gateway';
import { endApplication, startApplication } from '../application';
import { brokenFields, renderWithServices } from '../render-form';
import {
  itemsOf,
  openPage,
  type OpenPage,
  relationalCollections,
  relationalFields,
  targetsOf,
  visitPages,
} from './relational-pages';
import { signInAgain } from './restricted-role';
import { Traffic } from './traffic';

const WAIT_MS = 120_000;

describe('opening and leaving an item with relations', () => {
  let services: Services;
  /** The schema as administrators have it. */
  let schema: Schema;
  beforeAll(async () => {
    services = await startApplication();
    ({ schema } = services.get(SchemaStore));
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const isKnown = ({ meta }: Field): boolean =>
    services
      .get(Registries)
      .interfaces.all()
      .some(({ id }) => id === meta?.interface);

  const isReadable = ({ collection, field }: Field): boolean =>
    fieldOf(services.get(SchemaStore).schema, collection, field) !== null;

  /** Fields whose interface is neither there nor reported as missing. */
  const unexplained = (page: OpenPage, collection: string): readonly string[] =>
    relationalFields(schema, collection)
      .filter((field) => !isHidden(field) && isReadable(field))
      .filter((field) => {
        const missing = services
          .get(Translator)
          .translate('interface_not_found', { interface: field.meta?.interface ?? '' });
        return page.field(field.field).textContent.includes(missing) === isKnown(field);
      })
      .map(({ field }) => `${collection}: ${field}`);

  it.each(['Administrator', 'Editor', 'Contributor'])(
    'as %s edits and writes nothing, and no request is refused',
    async (role) => {
      await signInAgain(services, role);
      const collections = relationalCollections(schema);
      expect(collections.length).toBeGreaterThan(10);
      expect(await visitPages(services, { collections, check: unexplained })).toEqual([]);
    },
    WAIT_MS,
  );

  it.each(['Administrator', 'Editor', 'Contributor'])(
    'as %s edits and writes nothing before the item or its relations have arrived',
    async (role) => {
      await signInAgain(services, role);
      const collections = relationalCollections(schema);
      expect(await visitPages(services, { collections, until: 'opened' })).toEqual([]);
      expect(await visitPages(services, { collections, until: 'form' })).toEqual([]);
    },
    WAIT_MS,
  );

  describe('as administrator', () => {
    beforeAll(() => signInAgain(services));

    it(
      'edits and writes nothing in the fields that no page shows',
      async () => {
        let count = 0;
        for (const collection of schema.collections.keys()) {
          const pages = relationalCollections(schema).includes(collection);
          const fields = relationalFields(schema, collection).filter((field) => !pages || isHidden(field));
          const [item = {}] = await itemsOf(services, collection, 1);
          const key = keyOf(item, primaryKeyOf(schema, collection)?.field ?? '');
          const form = new ItemForm(sameValueIn(schema, collection), () => fieldRelations(schema, collection));
          form.start(item);
          form.setPlace({ collection, key });
          const changes: boolean[] = [];
          form.dirty$.subscribe((isDirty) => changes.push(isDirty));
          const traffic = Traffic.record();
          const shown = fields.map((field) => ({
            field: { ...field, meta: field.meta && { ...field.meta, hidden: false } },
            readonly: false,
          }));
          const container = await renderWithServices(
            services,
            <RelatedDrawerHost trail={[{ title: collection, label: collection }]}>
              <ItemFormFields form={form} fields={shown} />
            </RelatedDrawerHost>,
          );
          await traffic.rest();
          expect(brokenFields(services, container)).toEqual([]);
          cleanup();
          await traffic.rest();
          traffic.stop();
          expect([collection, ...traffic.writes, ...traffic.refused]).toEqual([collection]);
          expect(changes).not.toContain(true);
          count += fields.length;
        }
        expect(count).toBeGreaterThan(20);
      },
      WAIT_MS,
    );

    it('would be noticed if it wrote, edited, or were refused', async () => {
      const items = services.get(ItemsGateway);
      const traffic = Traffic.record();
      const [target] = await targetsOf(services, 'tags');
      if (target === undefined) throw new Error('There is no tag');
      const page = await openPage(services, target);
      await traffic.rest();
      await act(() => firstValueFrom(items.update('tags', 1, {})));
      await act(() => firstValueFrom(items.read('tags', 4711)));
      const { form } = page.view.item.editing;
      act(() => form.change('articles', { delete: [1] }));
      act(() => form.reset('articles'));
      traffic.stop();
      expect(traffic.writes).toHaveLength(1);
      expect(traffic.refused).toHaveLength(1);
      expect(page.wasDirty()).toBe(true);
      page.leave();
    });
  });
});

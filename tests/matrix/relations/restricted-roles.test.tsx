import { cleanup, within } from '@testing-library/react';
import { SchemaStore } from '../../../src/application/data-model';
import { fieldRelations, type ToMany } from '../../../src/domain/items';
import { type Field, fieldsOf, isHidden, isSystemCollection, type Schema } from '../../../src/domain/schema';
import { type Services, Translator } from '../../../src/kit';
import { endApplication, startApplication } from '../application';
import { type OpenPage, relationalCollections, relationalFields, visitPages } from './relational-pages';
import { type Rights, signInWithRights } from './restricted-role';

const WAIT_MS = 120_000;

/** The collections that some roles may use; no relation leads from one of them to another, but for trees. */
const OWN = ['articles', 'specimens', 'newsletters'];

const CONTROLS = {
  all: /^(Create new|Add existing|Edit|Remove|Move)/,
  create: /^Create new/,
};

interface Expectation {
  /** Fields that list other collections, by what the test expects of them. */
  readonly hidden?: (list: ToMany | null, related: string) => boolean;
  readonly disabled?: (list: ToMany | null, related: string) => RegExp | null;
}

describe('the form of a role with few rights on relations', () => {
  let services: Services;
  /** The schema as administrators have it: that of the role lacks relations to what it may not read. */
  let schema: Schema;
  beforeEach(async () => {
    services = await startApplication();
    ({ schema } = services.get(SchemaStore));
  });
  afterEach(() => {
    cleanup();
    endApplication(services);
  });

  const isJunction = (collection: string): boolean =>
    [...schema.collections.keys()].some((parent) =>
      relationalFields(schema, parent).some(({ field }) => {
        const list = fieldRelations(schema, parent).listOf(field);
        return list !== null && list.junction !== null && list.collection === collection;
      }),
    );

  const fieldsBut = (collection: string, isLeftOut: (field: Field) => boolean): readonly string[] =>
    fieldsOf(schema, collection)
      .filter((field) => !isLeftOut(field))
      .map(({ field }) => field);

  const text = (key: 'related_hidden' | 'related_not_readable'): string => services.get(Translator).translate(key);

  const IDS = ['list-o2m', 'list-m2m', 'select-dropdown-m2o'];

  /** Fields with an interface of their own that do not say what the role lacks. */
  const problems =
    ({ hidden = () => false, disabled = () => null }: Expectation) =>
    (page: OpenPage, collection: string): readonly string[] =>
      relationalFields(schema, collection)
        .filter((field) => !isHidden(field) && IDS.includes(field.meta?.interface ?? ''))
        .flatMap((field) => {
          const relations = fieldRelations(schema, collection);
          const list = relations.listOf(field.field);
          const related = list?.junction?.collection ?? list?.collection ?? relations.itemOf(field.field)?.collection;
          if (related === undefined || isSystemCollection(related)) return [];
          const group = page.field(field.field);
          const buttons = (name: RegExp) => within(group).queryAllByRole('button', { name });
          const place = `${collection}.${field.field}`;
          if (hidden(list, related)) {
            checked += 1;
            const says = group.textContent.includes(text(list === null ? 'related_not_readable' : 'related_hidden'));
            return [
              ...(says ? [] : [`${place} does not say why nothing is shown`]),
              ...buttons(CONTROLS.all).map((button) => `${place} has the button ${button.textContent}`),
            ];
          }
          const denied = disabled(list, related);
          if (denied === null) return [];
          return buttons(denied).flatMap((button) => {
            checked += 1;
            const reason = button.getAttribute('aria-describedby')?.split(' ') ?? [];
            const says = reason.some((id) => (document.getElementById(id)?.textContent ?? '') !== '');
            return button.getAttribute('aria-disabled') === 'true' && says
              ? []
              : [`${place} enables ${button.getAttribute('aria-label') ?? button.textContent}, or says no reason`];
          });
        });

  /** What the last test has looked at, so that none passes without a button. */
  let checked = 0;

  const visit = async (rights: Rights, collections: readonly string[], expectation: Expectation = {}) => {
    checked = 0;
    await signInWithRights(services, rights);
    return visitPages(services, { collections, check: problems(expectation) });
  };

  it(
    'without read on the related collection says so in place of the items',
    async () => {
      const all = relationalCollections(schema);
      const others = all.filter((name) => !OWN.includes(name));
      const isOwn = (name: string): boolean => OWN.includes(name) || isJunction(name);
      const isOther = (name: string): boolean => !OWN.includes(name);
      const hidden = (isReadable: (name: string) => boolean): Expectation => ({
        hidden: (_list, related) => !isReadable(related),
      });
      expect(await visit((name) => (isOwn(name) ? '*' : null), OWN, hidden(isOwn))).toEqual([]);
      expect(checked).toBeGreaterThan(10);
      endApplication(services);
      services = await startApplication();
      expect(await visit((name) => (isOther(name) ? '*' : null), others, hidden(isOther))).toEqual([]);
      expect(checked).toBeGreaterThan(5);
    },
    WAIT_MS,
  );

  it(
    'without read on junctions says so in place of the items',
    async () => {
      const rights: Rights = (name) => (isJunction(name) ? null : '*');
      const hidden = (list: ToMany | null): boolean => list !== null && list.junction !== null;
      expect(await visit(rights, relationalCollections(schema), { hidden })).toEqual([]);
      expect(checked).toBeGreaterThan(5);
    },
    WAIT_MS,
  );

  it(
    'that may only read junctions has disabled buttons with a reason',
    async () => {
      const rights: Rights = (name, action) => (action === 'read' || !isJunction(name) ? '*' : null);
      const disabled = (list: ToMany | null): RegExp | null =>
        list !== null && list.junction !== null ? CONTROLS.all : null;
      expect(await visit(rights, relationalCollections(schema), { disabled })).toEqual([]);
      expect(checked).toBeGreaterThan(20);
    },
    WAIT_MS,
  );

  it(
    'that may only read the related collections has disabled buttons with a reason',
    async () => {
      const rights: Rights = (name, action) =>
        action === 'read' || OWN.includes(name) || isJunction(name) ? '*' : null;
      const disabled = (list: ToMany | null, related: string): RegExp | null => {
        if (OWN.includes(related)) return null;
        return list === null || list.junction !== null ? CONTROLS.create : CONTROLS.all;
      };
      expect(await visit(rights, OWN, { disabled })).toEqual([]);
      expect(checked).toBeGreaterThan(5);
    },
    WAIT_MS,
  );

  it.each([
    ['names and numbers of the order', ({ field }: Field) => /name|title|headline|slug|sort/.test(field)],
    ['many-to-one fields', ({ collection, field }: Field) => fieldRelations(schema, collection).itemOf(field) !== null],
    ['lists', ({ collection, field }: Field) => fieldRelations(schema, collection).listOf(field) !== null],
  ] as const)(
    'that may not see %s neither breaks nor requests them',
    async (_name, isLeftOut) => {
      const rights: Rights = (name) => fieldsBut(name, isLeftOut);
      await signInWithRights(services, rights);
      expect(await visitPages(services, { collections: relationalCollections(schema) })).toEqual([]);
    },
    WAIT_MS,
  );

  it(
    'that may not see the keys of related items neither breaks nor requests them',
    async () => {
      const rights: Rights = (name, action) =>
        action !== 'read' || OWN.includes(name) ? '*' : fieldsBut(name, ({ field }) => field === 'id');
      await signInWithRights(services, rights);
      expect(await visitPages(services, { collections: OWN })).toEqual([]);
    },
    WAIT_MS,
  );
});

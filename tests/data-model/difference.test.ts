/** @jest-environment node */
import { isLeft } from 'fp-ts/Either';
import fc from 'fast-check';
import { PlanRun } from '../../src/application/data-model';
import {
  decodeSnapshot,
  differenceOf,
  entryKey,
  initiallyChosen,
  type ModelSnapshot,
  type ModelStep,
  snapshotOf,
  snapshotText,
  stepsOfDifference,
} from '../../src/domain/data-model';
import {
  type CollectionDraft,
  type CollectionMeta,
  type FieldDraft,
  type FieldMeta,
  FIELD_TYPES,
  keyDraft,
  type Relation,
} from '../../src/domain/schema';
import { type Loss, ModelOnTwin, resultOf } from './model-on-twin';

/** A data model as drafts. */
interface Drafts {
  readonly collections: readonly CollectionDraft[];
  readonly system: readonly FieldDraft[];
  /** Fields in their groups, by path. */
  readonly groups: readonly (readonly [collection: string, field: string, group: string])[];
  readonly relations: readonly Relation[];
}

const relation = (collection: string, field: string, related: string, oneField: string | null): Relation => ({
  collection,
  field,
  related_collection: related,
  meta: {
    one_field: oneField,
    junction_field: null,
    sort_field: null,
    one_collection_field: null,
    one_allowed_collections: null,
    one_deselect_action: 'nullify',
  },
  schema: { on_delete: 'SET NULL' },
});

const twinOf = async ({ collections, system, groups, relations }: Drafts): Promise<ModelOnTwin> => {
  const twin = await ModelOnTwin.start();
  const steps: readonly ModelStep[] = [
    ...collections.map((collection): ModelStep => ({ step: 'create_collection', collection })),
    ...system.map((field): ModelStep => ({ step: 'create_field', field })),
    ...groups.map(([collection, field, group]): ModelStep => ({
      step: 'update_field',
      collection,
      change: { field, meta: { group } },
    })),
    ...relations.map((each): ModelStep => ({ step: 'create_relation', relation: each })),
  ];
  await resultOf(new PlanRun(steps, twin.parts).attempt());
  return twin;
};

const snapshotNow = async (twin: ModelOnTwin): Promise<ModelSnapshot> => snapshotOf(await twin.model());

const readBack = (snapshot: ModelSnapshot): ModelSnapshot => {
  const decoded = decodeSnapshot(snapshotText(snapshot));
  if (isLeft(decoded)) throw new Error(JSON.stringify(decoded.left));
  return decoded.right;
};

/** The steps that bring a server to a snapshot, removals included. */
const allSteps = async (twin: ModelOnTwin, to: ModelSnapshot): Promise<readonly ModelStep[]> => {
  const difference = differenceOf(await twin.model(), to);
  expect(difference.entries.filter(({ denied }) => denied !== null)).toEqual([]);
  return stepsOfDifference(difference, new Set(difference.entries.map(entryKey)));
};

const COLUMN_TYPES = FIELD_TYPES.filter((type) => type !== 'alias' && type !== 'unknown');
const MARKED: readonly string[] = ['boolean', 'uuid', 'hash', 'json', 'csv'];

const text = fc.option(fc.string({ maxLength: 6 }), { nil: null });

const fieldMeta: fc.Arbitrary<Partial<FieldMeta>> = fc.record({
  interface: fc.constantFrom('input', null),
  options: fc.option(
    fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), fc.integer(), { noNullPrototype: true }),
    {
      nil: null,
    },
  ),
  hidden: fc.boolean(),
  sort: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }),
  width: fc.constantFrom('half', 'full'),
  note: text,
});

const columnField = (collection: string, field: string): fc.Arbitrary<FieldDraft> =>
  fc.record({ type: fc.constantFrom(...COLUMN_TYPES), meta: fieldMeta, nullable: fc.boolean() }).map((draft) => ({
    collection,
    field,
    type: draft.type,
    schema: { is_nullable: draft.nullable },
    meta: { ...draft.meta, special: MARKED.includes(draft.type) ? [draft.type] : [] },
  }));

const collectionMeta: fc.Arbitrary<Partial<CollectionMeta>> = fc.record({
  note: text,
  hidden: fc.boolean(),
  accountability: fc.constantFrom('all', 'activity', null),
  archive_app_filter: fc.boolean(),
});

const alias = (collection: string, field: string, special: string): FieldDraft => ({
  collection,
  field,
  type: 'alias',
  schema: null,
  meta: { special: [special] },
});

/** Collections of which each may be there, with any of two columns, a group of its own, and a reference to the first. */
const drafts: fc.Arbitrary<Drafts> = fc
  .tuple(
    ...['pears', 'plums'].map((name) =>
      fc.record({
        isThere: fc.boolean(),
        meta: collectionMeta,
        columns: fc.tuple(...['one', 'two'].map((field) => fc.option(columnField(name, field), { nil: null }))),
        isGrouped: fc.boolean(),
        isReferring: fc.boolean(),
        name: fc.constant(name),
      }),
    ),
    fc.option(
      columnField('directus_users', 'nickname').map((draft) => ({ ...draft, schema: {} })),
      { nil: null },
    ),
  )
  .map((parts) => {
    const nickname = parts.at(-1) as FieldDraft | null;
    const made = (
      parts.slice(0, -1) as readonly {
        readonly isThere: boolean;
        readonly meta: Partial<CollectionMeta>;
        readonly columns: readonly (FieldDraft | null)[];
        readonly isGrouped: boolean;
        readonly isReferring: boolean;
        readonly name: string;
      }[]
    ).filter(({ isThere }) => isThere);
    const referring = made.filter(({ isReferring }) => isReferring);
    return {
      collections: [
        {
          collection: 'trees',
          meta: {},
          fields: [keyDraft('trees', 'id', 'uuid'), ...referring.map(({ name }) => alias('trees', name, 'o2m'))],
        },
        ...made.map(({ name, meta, columns, isGrouped, isReferring }) => ({
          collection: name,
          // The server forgets a sort field that is deleted.
          meta: { ...meta, sort_field: columns[0] === null ? null : 'one' },
          fields: [
            keyDraft(name, 'id', 'auto_int'),
            ...columns.flatMap((each) => each ?? []),
            ...(isGrouped
              ? [alias(name, 'box', 'group')].map((each) => ({
                  ...each,
                  meta: { special: ['alias', 'no-data', 'group'] },
                }))
              : []),
            ...(isReferring
              ? [
                  {
                    collection: name,
                    field: 'tree',
                    type: 'uuid',
                    schema: {},
                    meta: { special: ['m2o', 'uuid'] },
                  } as const,
                ]
              : []),
          ],
        })),
      ],
      system: nickname === null ? [] : [nickname],
      groups: made.flatMap(({ name, columns, isGrouped }) =>
        isGrouped ? columns.flatMap((each) => (each === null ? [] : [[name, each.field, 'box'] as const])) : [],
      ),
      relations: referring.map(({ name }) => relation(name, 'tree', 'trees', name)),
    };
  });

test('any model is brought to any other, and both then have the same file', async () => {
  await fc.assert(
    fc.asyncProperty(drafts, drafts, async (from, to) => {
      const [twin, other] = [await twinOf(from), await twinOf(to)];
      const wanted = readBack(await snapshotNow(other));
      const steps = await allSteps(twin, wanted);
      await resultOf(new PlanRun(steps, twin.parts).attempt());
      expect(snapshotText(await snapshotNow(twin))).toBe(snapshotText(wanted));
    }),
    { numRuns: 25 },
  );
});

/** A model and another with every kind of step between them. */
const SMALL: Drafts = {
  collections: [
    {
      collection: 'trees',
      meta: { note: 'Tall' },
      fields: [keyDraft('trees', 'id', 'uuid'), alias('trees', 'pears', 'o2m')],
    },
    {
      collection: 'pears',
      meta: {},
      fields: [
        keyDraft('pears', 'id', 'auto_int'),
        { collection: 'pears', field: 'name', type: 'string', schema: { max_length: 20 }, meta: { note: 'Old' } },
        { collection: 'pears', field: 'tree', type: 'uuid', schema: {}, meta: { special: ['m2o', 'uuid'] } },
        { collection: 'pears', field: 'old', type: 'text', schema: {}, meta: null },
      ],
    },
    { collection: 'nuts', meta: {}, fields: [keyDraft('nuts', 'id', 'manual')] },
  ],
  system: [],
  groups: [],
  relations: [relation('pears', 'tree', 'trees', 'pears')],
};

const WANTED: Drafts = {
  collections: [
    {
      collection: 'trees',
      meta: { note: 'Taller' },
      fields: [keyDraft('trees', 'id', 'uuid'), alias('trees', 'pears', 'o2m'), alias('trees', 'plums', 'o2m')],
    },
    {
      collection: 'pears',
      meta: { accountability: null },
      fields: [
        keyDraft('pears', 'id', 'auto_int'),
        {
          collection: 'pears',
          field: 'name',
          type: 'string',
          schema: { max_length: 40, default_value: 'Pear' },
          meta: { note: 'New', sort: 2 },
        },
        { collection: 'pears', field: 'tree', type: 'uuid', schema: {}, meta: { special: ['m2o', 'uuid'] } },
        { collection: 'pears', field: 'weight', type: 'float', schema: { is_nullable: false }, meta: { special: [] } },
        {
          collection: 'pears',
          field: 'box',
          type: 'alias',
          schema: null,
          meta: { special: ['alias', 'no-data', 'group'] },
        },
      ],
    },
    {
      collection: 'plums',
      meta: {},
      fields: [
        keyDraft('plums', 'id', 'manual'),
        { collection: 'plums', field: 'tree', type: 'uuid', schema: {}, meta: null },
      ],
    },
  ],
  system: [
    { collection: 'directus_users', field: 'nickname', type: 'string', schema: {}, meta: { interface: 'input' } },
  ],
  groups: [['pears', 'name', 'box']],
  relations: [
    { ...relation('pears', 'tree', 'trees', 'pears'), schema: { on_delete: 'CASCADE' } },
    relation('plums', 'tree', 'trees', 'plums'),
  ],
};

describe('the steps of a difference', () => {
  test('are all kinds of changes in the order that the server accepts', async () => {
    const twin = await twinOf(SMALL);
    const steps = await allSteps(twin, await snapshotNow(await twinOf(WANTED)));
    expect(steps.map(({ step }) => step)).toEqual([
      'create_collection',
      'create_field',
      'create_field',
      'create_field',
      'update_field',
      'create_field',
      'update_collection',
      'update_collection',
      'update_field',
      'create_relation',
      'update_relation',
      'delete_field',
      'delete_collection',
    ]);
  });

  test('end in the same model after every request that is lost and continued', async () => {
    const wanted = await snapshotNow(await twinOf(WANTED));
    const whole = await twinOf(SMALL);
    const steps = await allSteps(whole, wanted);
    const counted = whole.losing(Infinity, 'request');
    await resultOf(new PlanRun(steps, counted.parts).attempt());
    expect(await snapshotNow(whole)).toEqual(wanted);
    expect(counted.writes()).toBe(steps.length);
    const losses: readonly Loss[] = ['request', 'answer'];
    const ends: ModelSnapshot[] = [];
    for (const loss of losses) {
      for (let nth = 0; nth < steps.length; nth += 1) {
        const twin = await twinOf(SMALL);
        await expect(resultOf(new PlanRun(steps, twin.losing(nth, loss).parts).attempt())).rejects.toThrow('network');
        await resultOf(new PlanRun(structuredClone(steps), twin.parts).attempt());
        ends.push(await snapshotNow(twin));
      }
    }
    expect(ends).toHaveLength(2 * steps.length);
    for (const end of ends) expect(end).toEqual(wanted);
  });

  test('leave out removals at first, and what refers to something that is not chosen', async () => {
    const twin = await twinOf(SMALL);
    const difference = differenceOf(await twin.model(), await snapshotNow(await twinOf(WANTED)));
    const first = stepsOfDifference(difference, new Set(initiallyChosen(difference)));
    expect(first.filter(({ step }) => step.startsWith('delete_'))).toEqual([]);
    const alone = stepsOfDifference(difference, new Set(['field pears.name']));
    expect(alone).toEqual([
      {
        step: 'update_field',
        collection: 'pears',
        change: expect.objectContaining({ field: 'name', type: 'string', meta: { note: 'New', sort: 2 } }) as unknown,
      },
    ]);
  });
});

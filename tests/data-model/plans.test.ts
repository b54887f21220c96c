/** @jest-environment node */
import { PlanRun, type PlanStep } from '../../src/application/data-model';
import {
  copyPlan,
  exampleSteps,
  type ModelStep,
  NEW_COLLECTION,
  newCollectionSteps,
} from '../../src/domain/data-model';
import {
  changeMap,
  fieldTypeOf,
  type MapChange,
  type RelationMap,
  savePlan,
  type SaveStep,
  specialOf,
  startMap,
} from '../../src/domain/relations';
import {
  type FieldDraft,
  isRelational,
  LOCAL_TYPES,
  type RelationalType,
  type Schema,
  SYSTEM_FIELDS,
} from '../../src/domain/schema';
import type { Failure } from '../../src/kernel';
import { type Loss, ModelOnTwin, resultOf } from './model-on-twin';

const LOSSES: readonly Loss[] = ['request', 'answer'];
const KINDS = LOCAL_TYPES.filter(isRelational);

const [ARTICLES, TAGS] = ['articles', 'tags'].map((name) => newCollectionSteps({ ...NEW_COLLECTION, name }));

const EVERY_SYSTEM_FIELD = newCollectionSteps({
  ...NEW_COLLECTION,
  name: 'places',
  systemFields: Object.fromEntries(SYSTEM_FIELDS.map((kind) => [kind, kind])),
});

/** A group in a collection of the example. */
const GROUP: readonly ModelStep[] = [
  {
    step: 'create_field',
    field: {
      collection: 'articles',
      field: 'details',
      type: 'alias',
      schema: null,
      meta: { interface: 'group-raw', special: ['alias', 'no-data', 'group'] },
    },
  },
  { step: 'update_field', collection: 'articles', change: { field: 'body', meta: { group: 'details' } } },
];

/** The changes of the wizard's map that complete it. */
const CHANGES: Readonly<Record<RelationalType, readonly MapChange[]>> = {
  file: [],
  files: [],
  translations: [],
  m2o: [{ input: 'related_collection', value: 'tags' }],
  o2m: [
    { input: 'related_collection', value: 'tags' },
    { input: 'near_field', value: 'article' },
  ],
  m2m: [{ input: 'related_collection', value: 'tags' }],
  m2a: [{ input: 'one_allowed_collections', value: ['tags'] }],
};

const mapOf = (schema: Schema, kind: RelationalType): RelationMap =>
  CHANGES[kind].reduce((map, change) => changeMap(schema, map, change), startMap(schema, kind, 'articles', 'things'));

const ownField = (schema: Schema, map: RelationMap): FieldDraft => {
  const type = fieldTypeOf(schema, map);
  return {
    collection: 'articles',
    field: 'things',
    type,
    schema: type === 'alias' ? null : {},
    meta: { special: specialOf(map.kind) },
  };
};

/** Runs a plan to its end or its first failure. */
const carryOut = (run: PlanRun) => {
  let steps: readonly PlanStep[] = [];
  let failure: Failure | null = null;
  run.steps$.subscribe((now) => (steps = now));
  run.failure$.subscribe((now) => (failure = now));
  return new Promise<{ readonly states: readonly string[]; readonly failure: Failure | null }>((resolve) => {
    run.attempt().subscribe({ complete: () => resolve({ states: steps.map(({ state }) => state), failure }) });
  });
};

const begin = async (
  kind: RelationalType | 'example' | 'copy' | null,
): Promise<{ readonly twin: ModelOnTwin; readonly plan: readonly SaveStep[] }> => {
  const twin = await ModelOnTwin.start();
  if (kind === null) return { twin, plan: EVERY_SYSTEM_FIELD };
  if (kind === 'example') return { twin, plan: exampleSteps };
  if (kind === 'copy') {
    await resultOf(new PlanRun(exampleSteps, twin.parts).attempt());
    await resultOf(new PlanRun(GROUP, twin.parts).attempt());
    const copy = { name: 'essays', source: 'articles', withRelations: true };
    return { twin, plan: copyPlan(await twin.model(), copy).steps };
  }
  for (const steps of [ARTICLES ?? [], TAGS ?? []]) await resultOf(new PlanRun(steps, twin.parts).attempt());
  const schema = await twin.model();
  const map = mapOf(schema, kind);
  return { twin, plan: savePlan(schema, map, ownField(schema, map)) };
};

/** The model and the rows of the languages, without what the server counts. */
const outcome = async (twin: ModelOnTwin): Promise<unknown> => {
  const { collections, fields, relations } = await twin.model();
  const languages = collections.has('languages')
    ? await resultOf(twin.parts.items.list('languages', { fields: ['code', 'name'], sort: ['code'], limit: -1 }))
    : [];
  return {
    collections: [...collections.values()],
    fields: [...fields.values()],
    relations: [...relations.values()],
    languages,
  };
};

describe.each([null, 'example' as const, 'copy' as const, ...KINDS])('the plan of %s', (kind) => {
  test('is continued in the same model after every request that is lost', async () => {
    const whole = await begin(kind);
    const counted = whole.twin.losing(Infinity, 'request');
    const done = await carryOut(new PlanRun(whole.plan, counted.parts));
    expect(new Set(done.states)).toEqual(new Set(['done']));
    expect(done.failure).toBeNull();
    const expected = await outcome(whole.twin);
    const ends: unknown[] = [];
    for (const loss of LOSSES) {
      for (let nth = 0; nth < counted.writes(); nth += 1) {
        const { twin, plan } = await begin(kind);
        const stopped = await carryOut(new PlanRun(plan, twin.losing(nth, loss).parts));
        expect(stopped.failure).not.toBeNull();
        expect(stopped.states.filter((state) => state === 'failed')).toHaveLength(1);
        // As after a reload of the page: another run of the plan that was kept.
        const again = await carryOut(new PlanRun(structuredClone(plan), twin.parts));
        expect(again).toEqual({ states: done.states, failure: null });
        ends.push(await outcome(twin));
      }
    }
    expect(ends).toHaveLength(2 * counted.writes());
    for (const end of ends) expect(end).toEqual(expected);
  });
});

test('a run that is continued itself keeps what is done', async () => {
  const { twin, plan } = await begin(null);
  const lossy = twin.losing(1, 'request');
  let parts = lossy.parts;
  const run = new PlanRun(plan, {
    get editing() {
      return parts.editing;
    },
    items: twin.parts.items,
    schema: twin.parts.schema,
  });
  expect((await carryOut(run)).states).toEqual(['done', 'failed', 'waiting']);
  parts = twin.parts;
  expect((await carryOut(run)).states).toEqual(['done', 'done', 'done']);
});

/** @jest-environment node */
import { COLLECTIONS, collectionItems, DeleteCollection, PlanRun } from '../../src/application/data-model';
import { exampleSteps, NEW_COLLECTION, newCollectionSteps } from '../../src/domain/data-model';
import { fieldOf, fieldOutline, fieldsOf, type Schema } from '../../src/domain/schema';
import { apiFailure, type Call, chainCall, currentValue, fail, type Failure, succeed } from '../../src/kernel';
import { NewCollectionViewModel } from '../../src/modules/settings/data-model/create/new-collection.view-model';
import { FieldListViewModel } from '../../src/modules/settings/data-model/field-list.view-model';
import { openJournal } from '../support/open-journal';
import { VirtualClock } from '../support/virtual-clock';
import { ModelOnTwin, resultOf } from './model-on-twin';

const notices = { showNamed: jest.fn(), showFailure: jest.fn() };

const start = async (): Promise<ModelOnTwin> => {
  const twin = await ModelOnTwin.start();
  const systemFields = { status: 'status', sort: 'sort' };
  const steps = newCollectionSteps({ ...NEW_COLLECTION, name: 'articles', systemFields });
  await resultOf(new PlanRun(steps, twin.parts).attempt());
  return twin;
};

const openDrawer = (parts: ModelOnTwin['parts']) =>
  new NewCollectionViewModel({ ...parts, drafts: openJournal(new VirtualClock(0)).unfinished }, notices);

const failureOf = async (call: ReturnType<DeleteCollection['attempt']>): Promise<unknown> =>
  resultOf(call).then(
    () => null,
    (error: Error) => error.message,
  );

beforeEach(() => jest.clearAllMocks());

describe('the configuration of a collection as an item', () => {
  test('is read, written, and read again with the data model', async () => {
    const { parts } = await start();
    const items = collectionItems(parts);
    expect(await resultOf(items.read(COLLECTIONS, 'articles', ['collection', 'sort_field']))).toEqual({
      collection: 'articles',
      sort_field: 'sort',
    });
    const saved = await resultOf(items.update(COLLECTIONS, 'articles', { note: 'Everything we print' }));
    expect(saved).toMatchObject({ collection: 'articles', note: 'Everything we print', sort_field: 'sort' });
    expect(parts.schema.schema.collections.get('articles')?.meta?.note).toBe('Everything we print');
  });

  test('of a collection that is gone is neither read nor written', async () => {
    const { parts } = await start();
    const items = collectionItems(parts);
    await resultOf(parts.editing.deleteCollection('articles'));
    await expect(resultOf(items.read(COLLECTIONS, 'articles'))).rejects.toThrow('ITEM_NOT_FOUND');
    await expect(resultOf(items.update(COLLECTIONS, 'articles', { note: 'Late' }))).rejects.toThrow('ITEM_NOT_FOUND');
    await resultOf(parts.schema.load());
    expect(parts.schema.schema.collections.has('articles')).toBe(false);
  });

  test('is deleted with the collection; items of other collections pass on', async () => {
    const { parts } = await start();
    const items = collectionItems(parts);
    const { id } = await resultOf(items.create('articles', { status: 'draft' }));
    expect(await resultOf(items.read('articles', Number(id), ['status']))).toEqual({ status: 'draft' });
    await resultOf(items.remove(COLLECTIONS, 'articles'));
    expect(parts.schema.schema.collections.has('articles')).toBe(false);
  });
});

test('a deletion counts what goes along, and fails for a collection that is gone', async () => {
  const { parts } = await start();
  await resultOf(parts.items.createMany('articles', [{}, {}]));
  const operation = new DeleteCollection('articles', parts);
  expect(currentValue(operation.contents$)).toMatchObject({
    kind: 'ready',
    value: { items: 2, permissions: 0, presets: 0, keys: [], lists: [], anyFields: [] },
  });
  expect(await failureOf(operation.attempt())).toBeNull();
  expect(parts.schema.schema.collections.has('articles')).toBe(false);
  expect(await failureOf(new DeleteCollection('articles', parts).attempt())).not.toBeNull();
});

/** A server on PostgreSQL, which refuses to delete a collection that a foreign key of another one refers to. */
const onPostgres = ({ editing, ...parts }: ModelOnTwin['parts']): ModelOnTwin['parts'] => ({
  ...parts,
  editing: Object.assign(Object.create(editing) as typeof editing, {
    deleteCollection: (name: string) =>
      parts.reading
        .relations()
        .pipe(
          chainCall((relations) =>
            relations.some(({ collection, related_collection: to }) => to === name && collection !== name)
              ? fail(apiFailure(500, 'INTERNAL_SERVER_ERROR', 'constraint does not exist'))
              : editing.deleteCollection(name),
          ),
        ),
  }),
});

const DELETIONS: Readonly<Record<string, (parts: ModelOnTwin['parts']) => Call<unknown>>> = {
  'from the list or its page': (parts) => new DeleteCollection('authors', parts).attempt(),
  'as an item': (parts) => collectionItems(parts).remove(COLLECTIONS, 'authors'),
  'by a change of the model': (parts) =>
    new PlanRun([{ step: 'delete_collection', collection: 'authors' }], parts).attempt(),
};

test.each(Object.keys(DELETIONS))(
  'a collection that is deleted %s takes the keys to it and their lists along, on PostgreSQL too',
  async (way) => {
    const modelAfter = async (remove: (parts: ModelOnTwin['parts']) => Call<unknown>): Promise<Schema> => {
      const twin = await ModelOnTwin.start();
      await resultOf(new PlanRun(exampleSteps, twin.parts).attempt());
      await resultOf(remove(twin.parts));
      return twin.model();
    };
    const atOnce = await modelAfter(({ editing }) => editing.deleteCollection('authors'));
    expect(atOnce.collections.has('authors')).toBe(false);
    expect(await modelAfter((parts) => DELETIONS[way]?.(onPostgres(parts)) ?? succeed(null))).toEqual(atOnce);
  },
);

describe('the drawer of a new collection', () => {
  test('says what it creates, creates it, and refuses names that cannot be', async () => {
    const { parts } = await start();
    const view = openDrawer(parts);
    const created: string[] = [];
    view.created$.subscribe((name) => created.push(name));
    expect(currentValue(view.plan.steps$)).toEqual([]);
    view.form.change({ name: 'articles' });
    expect(view.form.state.errors.name).toMatchObject({ key: 'name_taken' });
    view.form.change({ name: 'places', user_created: 'author', status: 'id' });
    expect(view.form.state.errors.status).toMatchObject({ key: 'name_taken' });
    view.form.submit();
    expect(created).toEqual([]);
    view.form.change({ status: null });
    expect(currentValue(view.plan.steps$).map(({ step, state }) => [step.step, state])).toEqual([
      ['create_collection', 'waiting'],
      ['create_relation', 'waiting'],
    ]);
    view.form.submit();
    expect(created).toEqual(['places']);
    expect(notices.showNamed.mock.calls.map(([text]) => text as string)).toEqual(['collection_created']);
    expect(fieldsOf(parts.schema.schema, 'places').map(({ field }) => field)).toEqual(['id', 'author']);
  });

  test('copies a collection, and says what it leaves out', async () => {
    const twin = await start();
    const { parts } = twin;
    await resultOf(new PlanRun(exampleSteps.slice(0, 1), parts).attempt());
    const view = openDrawer(parts);
    view.form.change({ name: 'authors', source: 'authors', key: '' });
    expect(view.form.state.errors.name).toMatchObject({ key: 'name_taken' });
    expect([currentValue(view.plan.steps$), currentValue(view.leftOut$)]).toEqual([[], []]);
    view.form.change({ name: 'editors', source: 'nowhere' });
    expect(view.form.state.errors.source).toMatchObject({ key: 'collection_source_gone' });
    view.form.change({ source: 'authors' });
    view.advance();
    const names = (schema: Schema, collection: string) => fieldsOf(schema, collection).map(({ field }) => field);
    const model = await twin.model();
    expect(names(model, 'editors')).toEqual(names(model, 'authors'));
    expect(model.collections.get('editors')?.meta).toMatchObject({ icon: 'person', display_template: '{{name}}' });
    expect(view.form.state.failure).toBeNull();
  });

  test('leaves a collection alone that another administrator has made since', async () => {
    const twin = await start();
    const view = openDrawer(twin.parts);
    view.form.change({ name: 'places', status: 'status' });
    await resultOf(twin.parts.editing.createCollection({ collection: 'places', meta: {}, fields: [] }));
    view.form.submit();
    expect(view.form.state.errors.name).toBeDefined();
    expect(fieldsOf(await twin.model(), 'places').map(({ field }) => field)).toEqual(['id']);
  });

  test('keeps a half that was made and goes on; starts over where nothing was made', async () => {
    const twin = await start();
    const half = openDrawer(twin.losing(1, 'request').parts);
    half.form.change({ name: 'places', user_created: 'author' });
    half.form.submit();
    expect(half.form.state.failure).not.toBeNull();
    expect(currentValue(half.plan.steps$).map(({ state }) => state)).toEqual(['done', 'failed']);
    expect([currentValue(half.plan.isBegun$), currentValue(half.plan.failure$)?.kind]).toEqual([true, 'network']);
    const none = openDrawer(twin.losing(0, 'request').parts);
    none.form.change({ name: 'regions' });
    none.form.submit();
    expect([currentValue(none.plan.isBegun$), currentValue(none.plan.failure$)?.kind]).toEqual([false, 'network']);
  });
});

describe('the list of fields', () => {
  const open = async () => {
    const twin = await start();
    const view = new FieldListViewModel('articles', twin.parts, notices);
    const names = () => currentValue(view.fields$).map(({ field }) => field.field);
    const act = (name: string, id: string): void => {
      const found = currentValue(view.fields$).find(({ field }) => field.field === name);
      view
        .actionsOf(found!.field)
        .find((action) => action.id === id)
        ?.execute?.();
    };
    const stored = async () => fieldOutline(fieldsOf(await twin.model(), 'articles')).map(({ field }) => field.field);
    return { view, names, act, stored, schema: twin.parts.schema };
  };

  test('moves a field, and keeps the order on the server', async () => {
    const { view, names, stored } = await open();
    expect(names()).toEqual(['id', 'status', 'sort']);
    view.move('sort', 0);
    expect([names(), await stored()]).toEqual([
      ['sort', 'id', 'status'],
      ['sort', 'id', 'status'],
    ]);
    view.move('sort', 0);
    view.move('unknown', 1);
    expect(names()).toEqual(['sort', 'id', 'status']);
  });

  test('changes width and visibility, copies and deletes', async () => {
    const { view, names, act, schema } = await open();
    act('status', 'width-half');
    act('status', 'hide-field');
    expect(fieldOf(schema.schema, 'articles', 'status')?.meta).toMatchObject({ width: 'half', hidden: true });
    act('status', 'copy-field');
    const dialog = currentValue(view.dialog$);
    if (dialog?.kind !== 'copy') throw new Error('No dialog for a copy');
    dialog.form.change({ name: 'sort' });
    expect(dialog.form.state.errors.name).toMatchObject({ key: 'name_taken' });
    dialog.form.change({ name: 'second_status' });
    dialog.form.submit();
    expect(names()).toContain('second_status');
    expect(currentValue(view.dialog$)).toBeNull();
    act('status', 'delete-field');
    view.remove(fieldOf(schema.schema, 'articles', 'status')!);
    expect(names()).not.toContain('status');
  });

  test('denies what cannot be done to a key', async () => {
    const { view, schema } = await open();
    const actions = view.actionsOf(fieldOf(schema.schema, 'articles', 'id')!);
    const denials = Object.fromEntries(actions.map(({ id, denied$ }) => [id, currentValue(denied$)]));
    expect(denials).toMatchObject({
      'copy-field': 'copy_denied_key',
      'delete-field': 'field_not_removable',
      'hide-field': false,
    });
  });

  test('tells a failure, and shows the order of the server again', async () => {
    const twin = await start();
    const { parts } = twin.losing(0, 'request');
    await resultOf(parts.schema.load());
    const view = new FieldListViewModel('articles', parts, notices);
    const before = currentValue(view.fields$).map(({ field }) => field.field);
    view.move('sort', 0);
    expect(notices.showFailure.mock.calls.map(([failure]) => (failure as Failure).kind)).toEqual(['network']);
    expect(currentValue(view.fields$).map(({ field }) => field.field)).toEqual(before);
  });
});

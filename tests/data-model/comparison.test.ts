/** @jest-environment node */
import { filter, firstValueFrom } from 'rxjs';
import { ModelComparison, type ComparisonStage, PlanRun, SaveSnapshot } from '../../src/application/data-model';
import { entryKey, NEW_COLLECTION, newCollectionSteps } from '../../src/domain/data-model';
import { currentValue } from '../../src/kernel';
import { ModelOnTwin, resultOf } from './model-on-twin';

const start = async (...names: readonly string[]): Promise<ModelOnTwin> => {
  const twin = await ModelOnTwin.start();
  for (const name of names) {
    const steps = newCollectionSteps({ ...NEW_COLLECTION, name, systemFields: { status: 'status' } });
    await resultOf(new PlanRun(steps, twin.parts).attempt());
  }
  return twin;
};

const fileOf = async ({ parts }: ModelOnTwin): Promise<File> => {
  const saved: File[] = [];
  const downloads = { save: (name: string, file: Blob) => saved.push(new File([file], name)) };
  await resultOf(new SaveSnapshot({ schema: parts.schema, downloads }).attempt());
  return saved[0]!;
};

const compare = async (twin: ModelOnTwin, file: File, parts = twin.parts): Promise<ModelComparison> => {
  const comparison = new ModelComparison(parts);
  comparison.open(file);
  await firstValueFrom(
    comparison.stage$.pipe(
      filter((stage) => stage.kind === 'compared' || (stage.kind === 'choosing' && stage.fault !== null)),
    ),
  );
  return comparison;
};

const shown = (comparison: ModelComparison) => {
  const stage: ComparisonStage = currentValue(comparison.stage$);
  const entries = stage.kind === 'compared' ? stage.difference.entries : [];
  return entries.map((entry) => `${entry.change} ${entryKey(entry)}`);
};

const entryIn = (comparison: ModelComparison, key: string) => {
  const stage = currentValue(comparison.stage$);
  if (stage.kind !== 'compared') throw new Error('Nothing is compared');
  return stage.difference.entries.find((entry) => entryKey(entry) === key)!;
};

test('the file of one server brings another to the same file', async () => {
  const wanted = await fileOf(await start('pears', 'plums'));
  const twin = await start('pears');
  const comparison = await compare(twin, wanted);
  expect(wanted.name).toBe('data-model.json');
  expect(shown(comparison)).toEqual(['added collection plums']);
  const applied = jest.fn();
  comparison.applied$.subscribe(applied);
  comparison.execute();
  expect(shown(comparison)).toEqual([]);
  expect(applied).toHaveBeenCalledTimes(1);
  expect(await (await fileOf(twin)).text()).toBe(await wanted.text());
});

test('a removal is counted, and done only when it is chosen', async () => {
  const twin = await start('pears', 'plums');
  await resultOf(twin.parts.items.createMany('plums', [{ status: 'draft' }, { status: 'draft' }]));
  const comparison = await compare(twin, await fileOf(await start('pears')));
  const removal = entryIn(comparison, 'collection plums');
  expect(currentValue(comparison.plan$)).toEqual([]);
  expect(currentValue(comparison.contentsOf$(removal))).toMatchObject({
    kind: 'ready',
    value: { kind: 'collection', contents: { items: 2 } },
  });
  comparison.toggle(removal);
  expect(currentValue(comparison.plan$)).toMatchObject([{ step: { step: 'delete_collection' }, state: 'waiting' }]);
  comparison.execute();
  expect((await twin.model()).collections.has('plums')).toBe(false);
  expect(shown(comparison)).toEqual([]);
});

test('the items that lose the value of a removed field are counted', async () => {
  const twin = await start('pears');
  const wanted = await fileOf(twin);
  await resultOf(
    twin.parts.editing.createField({ collection: 'pears', field: 'color', type: 'string', schema: {}, meta: {} }),
  );
  await resultOf(twin.parts.items.create('pears', { color: 'green' }));
  const comparison = await compare(twin, wanted);
  expect(currentValue(comparison.contentsOf$(entryIn(comparison, 'field pears.color')))).toMatchObject({
    kind: 'ready',
    value: { kind: 'field', items: 1 },
  });
});

test('a model that has changed since is compared again, and nothing is applied', async () => {
  const twin = await start('pears');
  const comparison = await compare(twin, await fileOf(await start('pears', 'plums')));
  await resultOf(twin.parts.editing.updateCollection('pears', { note: 'Ripe' }));
  comparison.execute();
  expect(currentValue(comparison.stage$)).toMatchObject({ kind: 'compared', isRenewed: true });
  expect(shown(comparison)).toEqual(['changed collection pears', 'added collection plums']);
  expect((await twin.model()).collections.has('plums')).toBe(false);
});

test('a plan that has failed cannot be changed, and is continued', async () => {
  const twin = await start('pears');
  const wanted = await fileOf(await start('pears', 'plums', 'nuts'));
  const lossy = twin.losing(1, 'request');
  let { editing } = lossy.parts;
  const parts = {
    ...twin.parts,
    get editing() {
      return editing;
    },
  };
  const comparison = await compare(twin, wanted, parts);
  comparison.execute();
  const states = () => currentValue(comparison.plan$).map(({ state }) => state);
  expect(states()).toEqual(['done', 'failed']);
  expect(currentValue(comparison.isBegun$)).toBe(true);
  comparison.toggle(entryIn(comparison, 'collection plums'));
  comparison.close();
  expect(states()).toEqual(['done', 'failed']);
  editing = twin.parts.editing;
  comparison.execute();
  expect(shown(comparison)).toEqual([]);
  expect(currentValue(comparison.isBegun$)).toBe(false);
  comparison.close();
  expect(currentValue(comparison.stage$)).toEqual({ kind: 'choosing', fault: null });
});

test('a file that cannot be read, or is no snapshot, is refused with the reason', async () => {
  const twin = await start();
  expect(currentValue((await compare(twin, new File(['{}'], 'a.json'))).stage$)).toEqual({
    kind: 'choosing',
    fault: { fault: 'not_snapshot' },
  });
  const broken = Object.assign(new File([''], 'a.json'), { text: () => Promise.reject(new Error('gone')) });
  expect(currentValue((await compare(twin, broken)).stage$)).toEqual({
    kind: 'choosing',
    fault: { fault: 'unreadable' },
  });
});

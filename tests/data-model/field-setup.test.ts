/** @jest-environment node */
import { containsNulls, FieldSetupSession, PlanRun, ReplaceNulls } from '../../src/application/data-model';
import { NEW_COLLECTION, newCollectionSteps } from '../../src/domain/data-model';
import { fieldOf, type LocalType } from '../../src/domain/schema';
import { currentValue } from '../../src/kernel';
import { openJournal } from '../support/open-journal';
import { VirtualClock } from '../support/virtual-clock';
import { type Loss, ModelOnTwin, resultOf } from './model-on-twin';

const start = async () => {
  const twin = await ModelOnTwin.start();
  for (const name of ['articles', 'tags'])
    await resultOf(
      new PlanRun(
        newCollectionSteps({ ...NEW_COLLECTION, name, systemFields: { sort: 'sort' } }),
        twin.parts,
      ).attempt(),
    );
  const clock = new VirtualClock(0);
  const page = openJournal(clock);
  const open = (
    field: string | null,
    localType: LocalType = 'standard',
    parts = twin.parts,
    drafts = page.unfinished,
  ) => new FieldSetupSession({ collection: 'articles', field, localType }, { ...parts, drafts });
  return { twin, clock, page, open };
};

const states = (session: FieldSetupSession) =>
  currentValue(session.steps$).map(({ step, state }) => `${step.step} ${state}`);

test('a new field is created, and its drawer is clean after that', async () => {
  const { twin, open, page, clock } = await start();
  const session = open(null);
  const saved: string[] = [];
  session.done$.subscribe((name) => saved.push(name));
  expect(currentValue(session.denied$)).toBe('name_missing');
  session.change({ part: 'name', name: 'title' });
  session.change({ part: 'type', type: 'string' });
  expect([currentValue(session.denied$), currentValue(session.dirty$), states(session)]).toEqual([
    false,
    true,
    ['create_field waiting'],
  ]);
  clock.advance(1000);
  expect(page.saved()).toHaveLength(1);
  session.execute();
  expect([saved, session.dirty]).toEqual([['title'], false]);
  expect(fieldOf(await twin.model(), 'articles', 'title')?.type).toBe('string');
  session.dispose();
  clock.advance(1000);
  expect(page.saved()).toEqual([]);
});

test('a name that another administrator has taken since is refused before anything is sent', async () => {
  const { twin, open } = await start();
  const session = open(null, 'presentation');
  session.change({ part: 'name', name: 'advice' });
  await resultOf(
    twin.parts.editing.createField({ collection: 'articles', field: 'advice', type: 'text', schema: {}, meta: {} }),
  );
  session.execute();
  expect(currentValue(session.denied$)).toBe('name_taken');
  expect(fieldOf(await twin.model(), 'articles', 'advice')?.type).toBe('text');
});

const LOSSES: readonly Loss[] = ['request', 'answer'];

test.each(LOSSES)('a relation whose %s is lost is continued by the page after a crash', async (loss) => {
  const { twin, clock, page, open } = await start();
  const lossy = twin.losing(1, loss);
  await resultOf(lossy.parts.schema.load());
  const session = open(null, 'm2m', lossy.parts);
  session.change({ part: 'name', name: 'topics' });
  session.change({ part: 'relation', change: { input: 'related_collection', value: 'tags' } });
  session.execute();
  expect(states(session).filter((state) => state.endsWith('done'))).toHaveLength(1);
  session.change({ part: 'name', name: 'other' });
  expect(session.setup.field).toBe('topics');
  clock.advance(1000);
  page.die();
  const next = openJournal(clock, page.shelf);
  await resultOf(twin.parts.schema.load());
  const again = open(null, 'm2m', twin.parts, next.unfinished);
  const [left] = currentValue(again.left$);
  expect(left?.setup.field).toBe('topics');
  again.restore(left!);
  expect(currentValue(again.isBegun$)).toBe(true);
  again.execute();
  expect([currentValue(again.failure$), again.dirty]).toEqual([null, false]);
  const model = await twin.model();
  expect(fieldOf(model, 'articles', 'topics')?.meta?.special).toEqual(['m2m']);
  expect(model.relations.get('articles_tags')).toHaveLength(2);
});

describe('an existing field', () => {
  test('that has not been changed since is updated', async () => {
    const { twin, open } = await start();
    const session = open('sort');
    expect(currentValue(session.denied$)).toBe('nothing_to_save');
    session.change({ part: 'meta', meta: { note: 'By position' } });
    session.execute();
    expect(fieldOf(await twin.model(), 'articles', 'sort')?.meta?.note).toBe('By position');
  });

  test('keeps what others have changed since, and asks about the same member', async () => {
    const { twin, open } = await start();
    const session = open('sort');
    session.change({ part: 'meta', meta: { note: 'Mine', width: 'half' } });
    await resultOf(
      twin.parts.editing.updateField('articles', { field: 'sort', meta: { note: 'Theirs', hidden: false } }),
    );
    session.execute();
    expect(currentValue(session.conflicts$)).toEqual([
      { part: 'meta', member: 'note', mine: 'Mine', theirs: 'Theirs' },
    ]);
    expect(fieldOf(await twin.model(), 'articles', 'sort')?.meta?.note).toBe('Theirs');
    session.replaceTheirs();
    expect(fieldOf(await twin.model(), 'articles', 'sort')?.meta).toMatchObject({
      note: 'Mine',
      width: 'half',
      hidden: false,
    });
  });

  test('that is gone is not created again', async () => {
    const { twin, open } = await start();
    const session = open('sort');
    session.change({ part: 'meta', meta: { note: 'Late' } });
    await resultOf(twin.parts.editing.deleteField('articles', 'sort'));
    session.execute();
    expect(currentValue(session.failure$)).toMatchObject({ code: 'FIELD_NOT_FOUND' });
    expect(fieldOf(await twin.model(), 'articles', 'sort')).toBeNull();
  });

  test('with empty items becomes not nullable once they are replaced', async () => {
    const { twin, open } = await start();
    await resultOf(twin.parts.items.createMany('articles', [{ sort: null }, { sort: null }, { sort: 4 }]));
    const session = open('sort');
    session.change({ part: 'column', column: { is_nullable: false } });
    session.execute();
    const failure = currentValue(session.failure$);
    expect(failure !== null && containsNulls(failure)).toBe(true);
    expect(currentValue(session.isBegun$)).toBe(false);
    const replacing = new ReplaceNulls({ collection: 'articles', field: 'sort' }, twin.parts);
    expect(currentValue(replacing.count$)).toBe(2);
    replacing.done$.subscribe(() => session.execute());
    replacing.execute(7);
    expect(currentValue(session.failure$)).toBeNull();
    const rows = await resultOf(twin.parts.items.list('articles', { fields: ['sort'], sort: ['id'], limit: -1 }));
    expect(rows.map(({ sort }) => sort)).toEqual([7, 7, 4]);
    expect(fieldOf(await twin.model(), 'articles', 'sort')?.schema?.is_nullable).toBe(false);
  });
});

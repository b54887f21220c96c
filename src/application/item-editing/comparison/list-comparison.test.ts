import { promptedConflicts } from '../save-prompts';
import { admin, holding, openEditing } from '../../../../tests/support/open-editing';
import type { Item, Resolution, SaveTarget, StagedChange } from '../../../domain/items';
import type { Access } from '../../../domain/permissions';
import { currentValue } from '../../../kernel';

const show: SaveTarget = { kind: 'existing', collection: 'shows', key: '7' };
const base = { id: 7, title: 'One', slides: [1, 2, 3], authors: [] };

/** A show whose lists are edited by these steps and saved, and the requests for one of its lists. */
const saveSteps = (list: 'slides' | 'authors', ...steps: readonly StagedChange[]) => saveStepsAs(admin, list, ...steps);

const saveStepsAs = (access: Access, list: 'slides' | 'authors', ...steps: readonly StagedChange[]) => {
  const opened = openEditing(show, access);
  const { editing, line, save } = opened;
  line.stored = base;
  editing.reload();
  const { form } = editing;
  form.stage(list, ...steps);
  save.execute('stay');
  const conflicts = () => {
    const prompt = currentValue(editing.prompts.current$);
    return prompt?.kind === 'conflict' ? promptedConflicts(prompt) : null;
  };
  const resolve = (resolutions: Readonly<Record<string, Resolution>>): void =>
    editing.prompts.answer({ kind: 'resolve', resolutions });
  const answer = (rows: readonly Item[]): void => line.last('list').answer(rows);
  return { ...opened, form, conflicts, resolve, answer };
};

const edit = (key: number, values: Item): StagedChange => ({ kind: 'update', row: { key }, values });
const move = (key: number, from: number, to: number): StagedChange => ({
  ...edit(key, { sort: to }),
  kind: 'update',
  row: { key },
  values: { sort: to },
  base: { sort: from },
});

test('asks before a row that was moved to another item is taken back, by its name', () => {
  const { line, conflicts, resolve, answer } = saveSteps('slides', edit(1, { caption: 'Mine' }));
  answer([{ id: 1, show: 8, caption: 'Harbour' }]);
  answer([]);
  expect(conflicts()).toEqual([
    {
      field: 'show',
      base: 7,
      mine: 7,
      theirs: 8,
      row: { collection: 'slides', key: 1, name: 'Harbour', isDeleted: false },
    },
  ]);
  expect(line.of('update')).toEqual([]);
  resolve({ 'slides/1/show': 'mine' });
  answer([{ id: 1, show: 8 }]);
  // It comes back as the last row of the list.
  answer([{ sort: 3 }]);
  answer([]);
  expect(line.last('update').body).toEqual({ slides: { update: [{ caption: 'Mine', id: 1, sort: 4 }] } });
});

describe('a row that was only moved here from another list of the same collection', () => {
  const moveHere = () => {
    const opened = openEditing(show, admin);
    const { editing, line, save } = opened;
    line.stored = base;
    editing.reload();
    editing.form.baselines.set('slides', 9, { show: 5 });
    editing.form.stage('slides', { kind: 'link', key: 9 });
    save.execute('stay');
    const conflicts = () => {
      const prompt = currentValue(editing.prompts.current$);
      return prompt?.kind === 'conflict' ? promptedConflicts(prompt) : null;
    };
    const answer = (rows: readonly Item[]): void => line.last('list').answer(rows);
    return { ...opened, conflicts, answer };
  };

  test('is asked about where others have moved it elsewhere, and stays there', () => {
    const { editing, line, conflicts, answer, saved } = moveHere();
    answer([{ id: 9, show: 8, caption: 'Harbour' }]);
    answer([]);
    expect(conflicts()).toMatchObject([{ field: 'show', base: 5, mine: 7, theirs: 8, row: { key: 9 } }]);
    editing.prompts.answer({ kind: 'resolve', resolutions: { 'slides/9/show': 'theirs' } });
    expect([editing.form.dirty, saved.length, line.of('update').length]).toEqual([false, 1, 0]);
  });

  test('is moved where it is as it was', () => {
    const { line, conflicts, answer } = moveHere();
    answer([{ id: 9, show: 5 }]);
    answer([]);
    expect(conflicts()).toBeNull();
    expect(line.last('update').body).toMatchObject({ slides: { update: [{ id: 9 }] } });
  });
});

test('keeps the order of the other rows when a moved one is given up', () => {
  const { line, resolve, answer } = saveSteps('slides', move(1, 1, 2), {
    ...move(2, 2, 1),
    kind: 'update',
    row: { key: 2 },
    values: { caption: 'Mine', sort: 1 },
  });
  answer([
    { id: 1, show: 7, sort: 4 },
    { id: 2, show: 8, sort: 2, caption: 'Harbour' },
  ]);
  answer([]);
  resolve({ 'slides/2/show': 'theirs' });
  answer([{ id: 1, show: 7, sort: 5 }]);
  answer([]);
  expect(line.last('update').body).toEqual({ slides: { update: [{ id: 1, sort: 5 }] } });
});

test('tells a restored link with its number from a row of the list', () => {
  const { editing, line } = openEditing(show);
  line.stored = base;
  editing.reload();
  const { form } = editing;
  form.change('slides', { update: [{ id: 9, sort: 4 }] });
  form.stage('slides', edit(9, { sort: 3 }), edit(1, { sort: 4 }));
  expect(form.baselines.of('slides', 9)).toBeNull();
  expect(form.baselines.of('slides', 1)).toEqual({ show: 7 });
});

test('leaves a moved row where it is, without the edits, when they are given up', () => {
  const { line, form, resolve, answer, saved } = saveSteps('slides', edit(1, { caption: 'Mine' }));
  answer([{ id: 1, show: null, caption: 'Harbour' }]);
  answer([]);
  resolve({ 'slides/1/show': 'theirs' });
  expect([form.dirty, saved.length, line.of('update').length]).toEqual([false, 1, 0]);
});

test('drops moves and removals of rows that are gone, without asking', () => {
  const { line, form, conflicts, answer } = saveSteps(
    'slides',
    move(1, 1, 2),
    move(2, 2, 1),
    { kind: 'remove', row: { key: 3 } },
    { kind: 'create', draft: 'n', values: { caption: 'New' } },
  );
  expect(line.last('list').query).toMatchObject({ fields: ['id', 'show', 'sort'] });
  answer([
    { id: 2, show: 7, sort: 2 },
    { id: 3, show: 9, sort: 3 },
  ]);
  expect(conflicts()).toBeNull();
  answer([]);
  expect(line.last('update').body).toEqual({
    slides: { create: [{ caption: 'New' }], update: [{ id: 2, sort: 2 }] },
  });
  line.last('update').answer(base);
  expect(form.dirty).toBe(false);
});

test('gives the rows moved here the numbers that they have now, so that none is there twice', () => {
  const { line, form, answer } = saveSteps('slides', move(1, 1, 2), move(2, 2, 1));
  answer([
    { id: 1, show: 7, sort: 4 },
    { id: 2, show: 7, sort: 6 },
  ]);
  answer([]);
  const sent = {
    slides: {
      update: [
        { id: 1, sort: 6 },
        { id: 2, sort: 4 },
      ],
    },
  };
  expect(line.last('update').body).toEqual(sent);
  expect(form.edits).toEqual(sent);
  line.last('update').answer(base);
  expect(form.dirty).toBe(false);
});

test('gives a restored row the number that is left, when another row was moved to its own', () => {
  const { line, answer } = saveSteps('slides', move(2, 2, 3));
  answer([{ id: 2, show: 7, sort: 2 }]);
  expect(line.last('list').query).toEqual({
    fields: ['id', 'sort'],
    filter: { _and: [{ show: { _eq: 7 } }, { sort: { _in: [3] } }] },
    limit: 1,
  });
  answer([{ id: 3, sort: 3 }]);
  answer([]);
  const update = [
    { id: 2, sort: 3 },
    { id: 3, sort: 2 },
  ];
  expect(line.last('update').body).toEqual({ slides: { update } });
});

test('leaves a row that has the number where a rule may forbid to move it', () => {
  const role = holding(
    ...['shows', 'slides'].map((collection) => ({ collection, action: 'read' }) as const),
    { collection: 'shows' },
    { collection: 'slides', permissions: { caption: { _nnull: true } } },
  );
  const { line, answer } = saveStepsAs(role, 'slides', move(2, 2, 3));
  answer([{ id: 2, show: 7, sort: 2 }]);
  answer([]);
  expect(line.last('update').body).toEqual({ slides: { update: [{ id: 2, sort: 3 }] } });
});

test('keeps the numbers of rows that are moved while the comparison runs', () => {
  const { line, form, answer } = saveSteps('slides', move(1, 1, 2), move(2, 2, 1));
  form.stage('slides', move(3, 3, 9));
  answer([
    { id: 1, show: 7, sort: 4 },
    { id: 2, show: 7, sort: 6 },
  ]);
  answer([]);
  const sent = [
    { id: 1, sort: 6 },
    { id: 2, sort: 4 },
  ];
  expect(line.last('update').body).toEqual({ slides: { update: sent } });
  expect(form.edits).toEqual({ slides: { update: [...sent, { id: 3, sort: 9 }] } });
});

test('adds rows behind those that another user has added', () => {
  const { line, answer } = saveSteps('slides', { kind: 'create', draft: 'n', values: { caption: 'New', sort: 4 } });
  expect(line.last('list').query).toMatchObject({ sort: ['-sort'], limit: 1 });
  answer([{ sort: 5 }]);
  answer([]);
  expect(line.last('update').body).toEqual({ slides: { create: [{ caption: 'New', sort: 6 }] } });
});

test('says that a linked row was deleted, and sends the rest', () => {
  const { line, conflicts, resolve, answer } = saveSteps('slides', { kind: 'link', key: 9 }, { kind: 'link', key: 10 });
  answer([{ id: 10 }]);
  answer([]);
  answer([{ timestamp: '2026-11-20T10:00:00Z', user: { id: 'them' } }]);
  expect(conflicts()).toMatchObject([{ row: { key: 9, isDeleted: true } }]);
  resolve({ 'slides/9/id': 'theirs' });
  answer([{ id: 10 }]);
  answer([]);
  expect(line.last('update').body).toEqual({ slides: { update: [{ id: 10 }] } });
});

test('says that an item chosen for a junction was deleted', () => {
  const { line, form, conflicts, resolve, answer, saved } = saveSteps('authors', {
    kind: 'create',
    draft: 'n',
    values: { authors_id: 5 },
  });
  expect(line.last('list')).toMatchObject({ collection: 'authors', query: { filter: { id: { _in: [5] } } } });
  answer([]);
  answer([]);
  answer([]);
  expect(conflicts()).toMatchObject([{ row: { collection: 'authors', key: 5, isDeleted: true } }]);
  resolve({ 'authors/5/id': 'theirs' });
  expect([form.dirty, saved.length, line.of('update').length]).toEqual([false, 1, 0]);
});

test('dates a deletion by the activity log, and names the row', () => {
  const { editing, form, line, answer } = saveSteps('slides', edit(1, { caption: 'Mine' }));
  form.baselines.set('slides', 1, { id: 1, caption: 'Harbour', show: 7 });
  answer([]);
  answer([]);
  expect(line.last('list')).toMatchObject({
    collection: 'directus_activity',
    query: {
      filter: { _and: [{ collection: { _eq: 'slides' } }, { item: { _eq: '1' } }, { action: { _eq: 'delete' } }] },
    },
  });
  answer([
    { timestamp: '2026-11-20T10:00:00Z', user: { id: 'them', email: null, first_name: 'Ann', last_name: null } },
  ]);
  expect(currentValue(editing.prompts.current$)).toMatchObject({
    groups: [{ concurrent: { latest: { at: '2026-11-20T10:00:00Z', by: { first_name: 'Ann' } } } }],
  });
});

test('compares rows that were linked here only for being there', () => {
  const { line, answer, conflicts } = saveSteps(
    'slides',
    { kind: 'link', key: 9 },
    edit(9, { caption: 'Linked and edited' }),
  );
  answer([{ id: 9, show: 3 }]);
  expect(conflicts()).toBeNull();
  answer([]);
  expect(line.last('update').body).toEqual({ slides: { update: [{ caption: 'Linked and edited', id: 9 }] } });
});

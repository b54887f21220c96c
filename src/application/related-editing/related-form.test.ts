import { holding } from '../../../tests/support/open-editing';
import { nothingStaged } from '../../domain/items';
import { currentValue } from '../../kernel';
import { edit, entryOf, itemOf, linkOf, partsOf, ROW, STORED } from './related-form.fixtures';

describe('a row of a one-to-many list', () => {
  it('starts with the values of the server and stages only what is edited', () => {
    const { parent, open } = edit();
    const drawer = open('comments', ROW(1));
    expect(itemOf(drawer).values).toMatchObject({ text: 'First', sort: 1 });
    itemOf(drawer).change('text', 'Edited');
    expect(parent.edits).toEqual({});
    expect(drawer.finish()).toBe(true);
    expect(parent.edits).toEqual({ comments: { update: [{ id: 1, text: 'Edited' }] } });
    expect(parent.dirty && parent.draftEdits).toEqual(parent.edits);
  });

  it('shows what is staged, and drops it when it is undone', () => {
    const { parent, open } = edit();
    parent.stage('comments', { kind: 'update', row: { key: 1 }, values: { text: 'Staged', sort: 4 } });
    const drawer = open('comments', ROW(1));
    expect(itemOf(drawer).values['text']).toBe('Staged');
    expect(currentValue(drawer.editCount$)).toBe(2);
    expect(drawer.isChanged).toBe(false);
    itemOf(drawer).reset('text');
    itemOf(drawer).reset('sort');
    drawer.finish();
    expect(parent.edits).toEqual({});
  });

  it('locks the field that points back, filled with the key of the parent', () => {
    const { parent, open } = edit();
    parent.stage('comments', { kind: 'link', key: 9 });
    const drawer = open('comments', ROW(9));
    expect(itemOf(drawer).values['article']).toBe(7);
    expect(itemOf(drawer).edits).toEqual({});
    itemOf(drawer).change('text', 'Here');
    drawer.finish();
    expect(parent.edits).toEqual({ comments: { update: [{ id: 9, text: 'Here' }] } });
    expect(parent.staged('comments')?.linked).toEqual([9]);
  });

  it('registers the values that the edits are based on, once', () => {
    const { parent, stored, open } = edit();
    open('comments', ROW(1)).close();
    expect(parent.baselines.of('comments', 1)).toBeNull();
    const first = open('comments', ROW(1));
    itemOf(first).change('text', 'Edited');
    first.finish();
    expect(parent.baselines.of('comments', 1)).toEqual(STORED['comments/1']);
    stored['comments/1'] = { ...STORED['comments/1'], text: 'By another user' };
    const second = open('comments', ROW(1));
    itemOf(second).change('sort', 9);
    second.finish();
    expect(parent.baselines.of('comments', 1)).toEqual(STORED['comments/1']);
  });

  it('registers that a row was in the list, wherever it is by now', () => {
    const { parent, stored, open } = edit();
    stored['comments/1'] = { ...STORED['comments/1'], article: 8 };

    const drawer = open('comments', ROW(1));
    itemOf(drawer).change('text', 'Edited');
    expect(parent.baselines.of('comments', 1)).toMatchObject({ article: 7 });
    parent.stage('comments', { kind: 'link', key: 9 });
    itemOf(open('comments', ROW(9))).change('text', 'Edited');
    expect(parent.baselines.of('comments', 9)).toMatchObject({ article: 4 });
  });

  it('registers values for the fields that a restored draft has not edited', () => {
    const { parent, open } = edit();
    parent.baselines.restore({ 'comments/1': { text: 'Older' } });
    const drawer = open('comments', ROW(1));
    itemOf(drawer).change('sort', 9);
    drawer.finish();
    expect(parent.baselines.of('comments', 1)).toEqual({ ...STORED['comments/1'], text: 'Older' });
  });

  it('leaves the parent as it was when it is closed', () => {
    const { parent, open } = edit();
    parent.stage('comments', { kind: 'update', row: { key: 1 }, values: { text: 'Staged' } });
    const before = parent.values;
    const drawer = open('comments', ROW(1));
    itemOf(drawer).change('text', 'More');
    expect(drawer.isChanged).toBe(true);
    expect(parent.draftEdits).toEqual({ comments: { update: [{ id: 1, text: 'More' }] } });
    drawer.close();
    expect(parent.values).toBe(before);
    expect(parent.draftEdits).toEqual({ comments: { update: [{ id: 1, text: 'Staged' }] } });
  });

  it('keeps unstaged edits in the parent when the page is torn down', () => {
    const { parent, open } = edit();
    const drawer = open('comments', ROW(1));
    itemOf(drawer).change('text', 'More');
    drawer.dispose();
    expect(parent.draftEdits).toEqual({ comments: { update: [{ id: 1, text: 'More' }] } });
    expect(parent.dirty).toBe(true);
  });

  it('confirmed without a change stages nothing', () => {
    const { parent, open } = edit();
    const before = parent.values;
    expect(open('comments', ROW(1)).finish()).toBe(true);
    expect(parent.values).toBe(before);
  });

  it('fails for a row that is missing, and loads it again', () => {
    const { stored, open, server, answer } = edit();
    const drawer = open('comments', ROW(2));
    expect(currentValue(drawer.parts$).kind).toBe('failed');
    expect(currentValue(drawer.denied$)).toBe('related_loading');
    stored['comments/2'] = { id: 2, text: 'Back', sort: null, article: 7, replies: [] };
    drawer.retry();
    expect(currentValue(drawer.parts$).kind).toBe('loading');
    expect(server.requests).toHaveLength(1);
    answer();
    expect(itemOf(drawer).values['text']).toBe('Back');
  });

  it('refuses while a text is unfinished, and counts it as an edit', () => {
    const { parent, open } = edit();
    const drawer = open('comments', ROW(1));
    itemOf(drawer).setUnfinished('sort', '{');
    expect([drawer.isChanged, parent.dirty]).toEqual([true, true]);
    expect(currentValue(drawer.denied$)).toBe('text_unfinished');
    expect(drawer.finish()).toBe(false);
    itemOf(drawer).setUnfinished('sort', null);
    expect([drawer.isChanged, parent.dirty]).toEqual([false, false]);
  });
});

describe('a new row', () => {
  it('is created with its values and those of the request, which are no edits', () => {
    const { parent, open } = edit();
    const drawer = open('comments', { kind: 'new-row', values: { sort: 3 } });
    expect(drawer.isChanged).toBe(false);
    expect(parent.dirty).toBe(false);
    itemOf(drawer).change('text', 'New');
    expect(parent.draftEdits).toEqual({ comments: { create: [{ sort: 3, text: 'New' }] } });
    expect(currentValue(drawer.editCount$)).toBe(1);
    drawer.finish();
    expect(parent.edits).toEqual({ comments: { create: [{ sort: 3, text: 'New' }] } });
  });

  it('is edited again by its temporary name', () => {
    const { parent, open } = edit();
    parent.stage('comments', { kind: 'create', draft: 'x', values: { sort: 3, text: 'New' } });
    const drawer = open('comments', { kind: 'row', row: { draft: 'x' } });
    expect(drawer.isChanged).toBe(false);
    itemOf(drawer).change('text', 'Newer');
    drawer.finish();
    expect(parent.staged('comments')).toEqual({
      ...nothingStaged,
      created: [{ draft: 'x', values: { sort: 3, text: 'Newer' } }],
    });
  });

  it('reports missing required values once', () => {
    const { parent, open } = edit();
    const drawer = open('comments', { kind: 'new-row' });
    expect(drawer.finish()).toBe(false);
    expect(currentValue(itemOf(drawer).errors$)).toMatchObject([{ field: 'text', type: 'required' }]);
    expect(parent.dirty).toBe(false);
    expect(drawer.finish()).toBe(true);
    expect(parent.edits).toEqual({ comments: { create: [{}] } });
  });

  it('starts with the presets of the create permission', () => {
    const access = holding(
      { collection: 'comments', action: 'create', fields: ['text', 'sort'], presets: { text: 'Draft' } },
      { collection: 'comments', action: 'read' },
    );
    const drawer = edit(access).open('comments', { kind: 'new-row' });
    expect(itemOf(drawer).values['text']).toBe('Draft');
    expect(entryOf(drawer, 'replies')?.readonly).toBe(true);
    expect(entryOf(drawer, 'text')?.readonly).toBe(false);
  });
});

describe('a row of a many-to-many list', () => {
  it('has the junction row and the item, each with its own edits', () => {
    const { parent, open } = edit();
    const drawer = open('tags', ROW(5));
    expect(partsOf(drawer).map(({ kind, collection: name }) => [kind, name])).toEqual([
      ['link', 'articles_tags'],
      ['item', 'tags'],
    ]);
    expect(entryOf(drawer, 'tags_id', 'link')).toBeUndefined();
    linkOf(drawer).change('sort', 4);
    drawer.finish();
    expect(parent.edits).toEqual({ tags: { update: [{ id: 5, sort: 4 }] } });
    const again = open('tags', ROW(5));
    itemOf(again).change('name', 'Crimson');
    again.finish();
    expect(parent.edits).toEqual({ tags: { update: [{ id: 5, sort: 4, tags_id: { id: 'red', name: 'Crimson' } }] } });
    const third = open('tags', ROW(5));
    expect(third.isChanged).toBe(false);
    expect(itemOf(third).edits).toEqual({ name: 'Crimson' });
    expect(parent.baselines.of('tags', 'red')).toEqual(STORED['tags/red']);
    expect(parent.baselines.of('articles_tags', 5)).toEqual(STORED['articles_tags/5']);
  });

  it('creates the item inside a junction row, with a key made here', () => {
    const { parent, open } = edit();
    const drawer = open('tags', { kind: 'new-row', values: { sort: 2 } });
    expect(itemOf(drawer).values['color']).toBe('red');
    itemOf(drawer).change('name', 'Green');
    drawer.finish();
    expect(parent.edits).toEqual({
      tags: { create: [{ sort: 2, tags_id: { id: expect.stringMatching(/^new-/), name: 'Green' } }] },
    });
    const draft = parent.staged('tags')?.created[0]?.draft ?? '';
    const again = open('tags', { kind: 'row', row: { draft } });
    expect(itemOf(again).values['name']).toBe('Green');
    expect(again.isChanged).toBe(false);
    expect(currentValue(again.editCount$)).toBe(2);
  });

  it('edits the item of a link that is not saved yet', () => {
    const { parent, open } = edit();
    parent.stage('tags', { kind: 'create', draft: 'x', values: { tags_id: 'blue' } });
    const drawer = open('tags', { kind: 'row', row: { draft: 'x' } });
    expect(itemOf(drawer).values['name']).toBe('Blue');
    linkOf(drawer).change('sort', 9);
    drawer.finish();
    expect(parent.edits).toEqual({ tags: { create: [{ sort: 9, tags_id: 'blue' }] } });
    const again = open('tags', { kind: 'row', row: { draft: 'x' } });
    itemOf(again).change('name', 'Azure');
    again.finish();
    expect(parent.edits).toEqual({ tags: { create: [{ sort: 9, tags_id: { id: 'blue', name: 'Azure' } }] } });
  });

  it('keeps a link to another item that is staged', () => {
    const { parent, open } = edit();
    parent.stage('tags', { kind: 'update', row: { key: 5 }, values: { tags_id: 'blue' } });
    const drawer = open('tags', ROW(5));
    expect(itemOf(drawer).values['name']).toBe('Blue');
    linkOf(drawer).change('sort', 2);
    drawer.finish();
    expect(parent.edits).toEqual({ tags: { update: [{ id: 5, sort: 2, tags_id: 'blue' }] } });
  });

  it('shows the junction row alone when it leads nowhere', () => {
    const { parent, stored, open } = edit();
    stored['articles_tags/5'] = { id: 5, articles_id: 7, tags_id: null, sort: 1 };
    const drawer = open('tags', ROW(5));
    expect(partsOf(drawer).map(({ kind }) => kind)).toEqual(['link']);
    linkOf(drawer).change('sort', 3);
    drawer.finish();
    expect(parent.edits).toEqual({ tags: { update: [{ id: 5, sort: 3 }] } });
  });
});

describe('a row of a many-to-any list', () => {
  it('edits the item in the collection of the row', () => {
    const { parent, open } = edit();
    const drawer = open('blocks', ROW(8));
    expect(partsOf(drawer)[1]?.collection).toBe('notes');
    itemOf(drawer).change('text', 'Changed');
    drawer.finish();
    expect(parent.edits).toEqual({
      blocks: { update: [{ id: 8, collection: 'notes', item: { id: 4, text: 'Changed' } }] },
    });
    expect(open('blocks', ROW(8)).isChanged).toBe(false);
  });

  it('creates an item of the requested collection', () => {
    const { parent, open } = edit();
    const drawer = open('blocks', { kind: 'new-row', collection: 'quotes', values: { sort: 2 } });
    itemOf(drawer).change('words', 'Said');
    drawer.finish();
    expect(parent.edits).toEqual({
      blocks: {
        create: [{ sort: 2, collection: 'quotes', item: { id: expect.stringMatching(/^new-/), words: 'Said' } }],
      },
    });
    const draft = parent.staged('blocks')?.created[0]?.draft ?? '';
    const again = open('blocks', { kind: 'row', row: { draft } });
    expect(itemOf(again).values['words']).toBe('Said');
  });
});

describe('the item of a many-to-one field', () => {
  it('becomes an object with its key and the edits, and the key alone without any', () => {
    const { parent, open } = edit();
    const drawer = open('author', { kind: 'item' });
    expect(currentValue(drawer.title$)).toBe('Ada');
    expect(entryOf(drawer, 'articles')).toMatchObject({ readonly: true, lock: 'points_back' });
    itemOf(drawer).change('age', 37);
    expect(parent.draftEdits).toEqual({ author: { id: 1, age: 37 } });
    drawer.finish();
    expect(parent.edits).toEqual({ author: { id: 1, age: 37 } });
    const again = open('author', { kind: 'item' });
    expect(itemOf(again).edits).toEqual({ age: 37 });
    itemOf(again).reset('age');
    again.finish();
    expect(parent.edits).toEqual({});
  });

  it('is replaced by a new item', () => {
    const { parent, open } = edit();
    const drawer = open('author', { kind: 'new-item' });
    expect(currentValue(drawer.title$)).toBeNull();
    itemOf(drawer).change('name', 'Cleo');
    drawer.finish();
    expect(parent.edits).toEqual({ author: { name: 'Cleo' } });
    const again = open('author', { kind: 'item' });
    expect(again.isChanged).toBe(false);
    itemOf(again).change('age', 20);
    again.finish();
    expect(parent.edits).toEqual({ author: { name: 'Cleo', age: 20 } });
  });

  it('that is new with a key made here is not taken for a missing one', () => {
    const { parent, open } = edit();
    const article = open('comments', { kind: 'new-row' });
    const form = itemOf(article);
    itemOf(open('badge', { kind: 'new-item' }, form)).change('name', 'Lost');
    const drawer = open('badge', { kind: 'new-item' }, form);
    itemOf(drawer).change('name', 'Green');
    drawer.finish();
    expect(form.edits).toEqual({ badge: { id: expect.stringMatching(/^new-/), name: 'Green' } });
    const again = open('badge', { kind: 'item' }, form);
    expect([itemOf(again).values['name'], again.isChanged]).toEqual(['Green', false]);
    expect(parent.edits).toEqual({});
  });

  it('that is deleted stays missing', () => {
    const { open, stored } = edit();
    delete stored['authors/1'];
    expect(currentValue(open('author', { kind: 'item' }).parts$).kind).toBe('failed');
  });
});

import { filter, firstValueFrom } from 'rxjs';
import { holding } from '../../../tests/support/open-editing';
import type { Permission } from '../../domain/permissions';
import { currentValue } from '../../kernel';
import { ARTICLE, edit, entryOf, itemOf, linkOf, partsOf, ROW, STORED } from './related-form.fixtures';

describe('permissions', () => {
  const reader = (...more: readonly Partial<Permission>[]) =>
    holding({ collection: 'authors', action: 'read' }, { collection: 'articles', action: 'update' }, ...more);

  it('an item that may not be changed is read-only, with the reason', () => {
    const drawer = edit(reader()).open('author', { kind: 'item' });
    expect(partsOf(drawer)[0]?.denied).toBe('not_allowed');
    expect(entryOf(drawer, 'name')?.readonly).toBe(true);
  });

  it('the rule of the permission is asked for this item', () => {
    const rule = { collection: 'authors', action: 'update', permissions: { age: { _gt: 38 } } } as const;
    const { open, parent } = edit(reader(rule));
    expect(partsOf(open('author', { kind: 'item' }))[0]?.denied).toBe('item_not_covered');
    parent.change('author', 2);
    expect(partsOf(open('author', { kind: 'item' }))[0]?.denied).toBe(false);
  });

  it('fields that the role may not update are read-only', () => {
    const { open } = edit(reader({ collection: 'authors', action: 'update', fields: ['id', 'age'] }));
    const drawer = open('author', { kind: 'item' });
    expect([entryOf(drawer, 'name')?.readonly, entryOf(drawer, 'age')?.readonly]).toEqual([true, false]);
  });

  it('the key counts as written', () => {
    const { open } = edit(reader({ collection: 'authors', action: 'update', fields: ['age'] }));
    const drawer = open('author', { kind: 'item' });
    expect(partsOf(drawer)[0]?.denied).toBe('field_not_covered');
    expect(entryOf(drawer, 'age')?.readonly).toBe(true);
    expect(entryOf(drawer, 'age')?.lock).toBeUndefined();
  });

  it('a rule about another item is decided by a second request', () => {
    const rule = { collection: 'authors', action: 'update', permissions: { town: { name: { _eq: 'Kiel' } } } } as const;
    const { open, stored, server } = edit(reader(rule, { collection: 'towns', action: 'read' }));
    const denied = () => partsOf(open('author', { kind: 'item' }))[0]?.denied;
    stored['authors/1 town.name'] = { town: { name: 'Bonn' } };
    expect(denied()).toBe('item_not_covered');
    stored['authors/1 town.name'] = { town: { name: 'Kiel' } };
    expect(denied()).toBe(false);
    delete stored['authors/1 town.name'];
    expect(denied()).toBe(false);
    expect(server.requests).toEqual([]);
  });

  it('an item is not edited through a link that the rule does not cover', () => {
    const link = { collection: 'articles_tags', action: 'update', permissions: { sort: { _gt: 1 } } } as const;
    const denials = () =>
      partsOf(edit(reader(link, { collection: 'tags', action: 'update' })).open('tags', ROW(5))).map(
        ({ denied }) => denied,
      );
    expect(denials()).toEqual(['item_not_covered', 'item_not_covered']);
  });

  it('a junction row and its item have reasons of their own', () => {
    const link = { collection: 'articles_tags', action: 'update' };
    const denials = (...rules: readonly Partial<Permission>[]) =>
      partsOf(edit(reader(...rules)).open('tags', ROW(5))).map(({ denied }) => denied);
    expect(denials(link)).toEqual([false, 'not_allowed']);
    expect(denials({ collection: 'tags', action: 'update' })).toEqual(['not_allowed', 'not_allowed']);
    expect(denials(link, { collection: 'tags', action: 'update' })).toEqual([false, false]);
  });
});

describe('three drawers over each other', () => {
  const openThree = () => {
    const opened = edit();
    const comment = opened.open('comments', ROW(1));
    const reply = opened.open('replies', { kind: 'row', row: { key: 3 } }, itemOf(comment));
    const author = opened.open('by', { kind: 'item' }, itemOf(reply));
    return { ...opened, comment, reply, author };
  };

  const NESTED = { comments: { update: [{ id: 1, replies: { update: [{ id: 3, by: { id: 2, age: 41 } }] } }] } };

  it('the draft of the root holds the edits of the last one while it is open', () => {
    const { parent, comment, reply, author } = openThree();
    itemOf(author).change('age', 41);
    expect(parent.draftEdits).toEqual(NESTED);
    expect(parent.edits).toEqual({});
    expect([comment.isChanged, reply.isChanged, parent.dirty]).toEqual([true, true, true]);
    author.close();
    expect([comment.isChanged, reply.isChanged, parent.dirty]).toEqual([false, false, false]);
  });

  it('confirmed one after the other they stage the edit in the root', () => {
    const { parent, comment, reply, author } = openThree();
    itemOf(author).change('age', 41);
    author.finish();
    reply.finish();
    comment.finish();
    expect(parent.edits).toEqual(NESTED);
    expect(parent.baselines.of('authors', 2)).toEqual(STORED['authors/2']);
  });

  it('share the baselines of the root', () => {
    const { parent, author } = openThree();
    expect(itemOf(author).baselines).toBe(parent.baselines);
  });
});

describe('a save of the root while a drawer is open', () => {
  it('rows that it creates cannot be staged until it is over', () => {
    const { parent, open } = edit();
    parent.stage('comments', { kind: 'create', draft: 'x', values: { text: 'New' } });
    parent.setSending(parent.edits);
    const drawer = open('comments', { kind: 'row', row: { draft: 'x' } });
    itemOf(drawer).change('text', 'Newer');
    expect(drawer.finish()).toBe(false);
    expect(currentValue(drawer.isWaiting$)).toBe(true);
    expect(parent.edits).toEqual({ comments: { create: [{ text: 'New' }] } });
    parent.setSending(null);
    expect(drawer.finish()).toBe(true);
    expect(parent.edits).toEqual({ comments: { create: [{ text: 'Newer' }] } });
  });

  it('what it has sent of the row is no edit any more, what was typed since is', () => {
    const { parent, stored, open, answer } = edit();
    parent.stage('comments', { kind: 'update', row: { key: 1 }, values: { replies: { create: [{ words: 'New' }] } } });
    const sent = parent.edits;
    parent.setSending(sent);
    const drawer = open('comments', ROW(1));
    itemOf(drawer).change('text', 'Typed');
    stored['comments/1'] = { ...STORED['comments/1'], replies: [3, 4] };
    parent.rebase(sent, { ...ARTICLE });
    parent.setPlace({ collection: 'articles', key: 7 });
    parent.setSending(null);
    expect(currentValue(drawer.denied$)).toBe('related_loading');
    answer();
    expect(itemOf(drawer).edits).toEqual({ text: 'Typed' });
    drawer.finish();
    expect(parent.edits).toEqual({ comments: { update: [{ id: 1, text: 'Typed' }] } });
  });

  it('keeps what is still staged of the row', () => {
    const { parent, stored, open, answer } = edit();
    parent.stage('comments', { kind: 'update', row: { key: 1 }, values: { text: 'Staged', sort: 2 } });
    parent.setSending({ comments: { update: [{ id: 1, text: 'Staged', sort: 2 }] } });
    const drawer = open('comments', ROW(1));
    stored['comments/1'] = { ...STORED['comments/1'], text: 'Staged' };
    // The save has sent the text, and left another number.
    parent.change('comments', { update: [{ id: 1, sort: 3 }] });
    parent.setPlace({ collection: 'articles', key: 7 });
    parent.setSending(null);
    answer();
    expect(itemOf(drawer).edits).toEqual({ sort: 3 });
    expect(drawer.isChanged).toBe(false);
    itemOf(drawer).change('text', 'Typed');
    drawer.finish();
    expect(parent.edits).toEqual({ comments: { update: [{ id: 1, text: 'Typed', sort: 3 }] } });
  });

  it('the number that the list gives the row meanwhile stays, unless another one was typed', () => {
    const { parent, open } = edit();
    parent.stage('tags', { kind: 'update', row: { key: 5 }, values: { sort: 2 } });
    const drawer = open('tags', ROW(5));
    parent.stage('tags', { kind: 'update', row: { key: 5 }, values: { sort: 3 } });
    itemOf(drawer).change('name', 'Crimson');
    expect(parent.draftEdits).toEqual({
      tags: { update: [{ id: 5, sort: 3, tags_id: { id: 'red', name: 'Crimson' } }] },
    });
    linkOf(drawer).change('sort', 7);
    drawer.finish();
    expect(parent.edits).toEqual({ tags: { update: [{ id: 5, sort: 7, tags_id: { id: 'red', name: 'Crimson' } }] } });
  });

  it('a new row whose key was made here is edited by its key afterwards', () => {
    const { parent, stored, open, answer } = edit();
    parent.stage('marks', { kind: 'create', draft: 'x', values: { id: 'made', text: 'New' } });
    const sent = parent.edits;
    parent.setSending(sent);
    const drawer = open('marks', { kind: 'row', row: { draft: 'x' } });
    itemOf(drawer).change('text', 'Newer');
    stored['marks/made'] = { id: 'made', text: 'New', article: 7 };
    parent.rebase(sent, { ...ARTICLE, marks: ['made'] });
    parent.setPlace({ collection: 'articles', key: 7 });
    parent.setSending(null);
    // Until the row is read, a draft has all its values.
    expect(parent.draftEdits).toEqual({ marks: { update: [{ id: 'made', text: 'Newer' }] } });
    answer();
    drawer.finish();
    expect(parent.edits).toEqual({ marks: { update: [{ id: 'made', text: 'Newer' }] } });
  });

  it('a new row whose key cannot be read is not staged again', () => {
    const { parent, open, answer } = edit();
    parent.stage('tags', { kind: 'create', draft: 'x', values: { tags_id: 'blue' } });
    const sent = parent.edits;
    parent.setSending(sent);
    const drawer = open('tags', { kind: 'row', row: { draft: 'x' } });
    itemOf(drawer).change('color', 'green');
    parent.rebase(sent, { ...ARTICLE, tags: [5, 6] });
    parent.setPlace({ collection: 'articles', key: 7 });
    parent.setSending(null);
    expect(currentValue(drawer.denied$)).toBe('related_loading');
    answer();
    expect(currentValue(drawer.denied$)).toBe('related_saved_meanwhile');
    expect(drawer.finish()).toBe(false);
    expect(parent.edits).toEqual({});
    expect(parent.dirty).toBe(true);
  });

  it('a row that the save has taken out of the list is reported, with what was typed', async () => {
    const { parent, open } = edit();
    parent.stage('comments', { kind: 'create', draft: 'x', values: { text: 'New' } });
    parent.setSending(parent.edits);
    const drawer = open('comments', { kind: 'row', row: { draft: 'x' } });
    itemOf(drawer).change('text', 'Newer');
    drawer.finish();
    const refused = firstValueFrom(drawer.isRefused$.pipe(filter((isRefused) => isRefused)));
    // A conflict was resolved with the rows of the other user.
    parent.reset('comments');
    parent.setSending(null);
    await refused;
    expect(itemOf(drawer).values['text']).toBe('Newer');
    expect(currentValue(drawer.isWaiting$)).toBe(false);
  });

  it('a new item of a many-to-one field is edited by the key that it has got', () => {
    const { parent, stored, open, answer } = edit();
    parent.change('author', { name: 'Cleo' });
    const sent = parent.edits;
    parent.setSending(sent);
    const drawer = open('author', { kind: 'item' });
    itemOf(drawer).change('age', 20);
    expect(drawer.finish()).toBe(false);
    stored['authors/3'] = { id: 3, name: 'Cleo', age: null, articles: [7], facts: null };
    parent.rebase(sent, { ...ARTICLE, author: 3 });
    parent.setPlace({ collection: 'articles', key: 7 });
    parent.setSending(null);
    expect(parent.draftEdits).toEqual({ author: { id: 3, name: 'Cleo', age: 20 } });
    answer();
    expect(itemOf(drawer).edits).toEqual({ age: 20 });
    drawer.finish();
    expect(parent.edits).toEqual({ author: { id: 3, age: 20 } });
  });

  it('takes the rows that it has created out of the draft that an open drawer holds', () => {
    const { parent, open } = edit();
    parent.stage('comments', { kind: 'create', draft: 'x', values: { text: 'New' } });
    const sent = parent.edits;
    parent.setSending(sent);
    itemOf(open('comments', ROW(1))).change('text', 'Typed');
    expect(parent.draftEdits).toMatchObject({ comments: { create: [{ text: 'New' }] } });
    parent.rebase(sent, { ...ARTICLE, comments: [1, 2, 3] });
    parent.setPlace({ collection: 'articles', key: 7 });
    parent.setSending(null);
    expect(parent.draftEdits).toEqual({ comments: { update: [{ id: 1, text: 'Typed' }] } });
  });

  it('that does not contain the row changes nothing', () => {
    const { parent, server, open } = edit();
    parent.change('title', 'Two');
    parent.setSending({ title: 'Two' });
    const drawer = open('comments', ROW(1));
    itemOf(drawer).change('text', 'Typed');
    parent.rebase({ title: 'Two' }, { ...ARTICLE, title: 'Two' });
    parent.setPlace({ collection: 'articles', key: 7 });
    parent.setSending(null);
    expect(server.requests).toHaveLength(0);
    drawer.finish();
    expect(parent.edits).toEqual({ comments: { update: [{ id: 1, text: 'Typed' }] } });
  });
});

import { BehaviorSubject, of } from 'rxjs';
import { collection, integerField, manyToOne, primaryKey, stringField, world } from '../../../fixtures/builders';
import { admin, article, holding, loaded, openEditing } from '../../../tests/support/open-editing';
import { FAIR, TITLE_FIELDS, translatedEvents } from '../../../tests/support/translated-events';
import type { SaveTarget } from '../../domain/items';
import type { Access } from '../../domain/permissions';
import { schemaOf } from '../../domain/schema';
import { currentValue, networkFailure } from '../../kernel';
import type { SchemaStore } from '../data-model';
import { ItemEditing } from './item-editing';
import { ItemTitle } from './open-item';

const openCalled = (template: string | null, target: SaveTarget = article, access: Access = admin) => {
  const { collections, fields, relations } = world('sample', [
    collection('authors', {}, [primaryKey(), stringField('name')]),
    collection('articles', { display_template: template }, [
      primaryKey(),
      stringField('title'),
      integerField('words'),
      manyToOne('author', { to: 'authors' }),
    ]),
  ]);
  const opened = openEditing(target, access);
  opened.line.stored = null;
  const { title$ } = new ItemTitle(
    opened.editing,
    {
      ...opened.parts,
      schema: { schema: schemaOf(collections, fields, relations) } as SchemaStore,
    },
    of('en-US'),
  );
  const reads = () => opened.line.of('read').map((request) => request.fields);
  return { ...opened, title: () => currentValue(title$), reads };
};

test('the title uses the loaded values without a further request', () => {
  const { title, reads } = openCalled('{{title}} ({{words}})');
  expect(title()).toBe('One (3)');
  expect(reads()).toEqual([null]);
});

test('related values of the template are read, and read again after a save', () => {
  const { editing, save, line, title, reads } = openCalled('{{title}} by {{author.name}}');
  expect(reads()).toEqual([null, ['title', 'author.name']]);
  line.last('read').answer({ title: 'One', author: { name: 'Ada' } });
  expect(title()).toBe('One by Ada');
  editing.form.change('author', 2);
  save.execute('stay');
  line.last('read').answer({ author: 1 });
  line.last('update').answer({ ...loaded, author: 2 });
  expect(title()).toBe('One by Ada');
  line.last('read').answer({ title: 'One', author: { name: 'Bo' } });
  expect(title()).toBe('One by Bo');
});

test('a translated title is in the language of the reader, also after it has changed', () => {
  const opened = openEditing({ kind: 'existing', collection: 'events', key: '7' });
  opened.line.stored = null;
  const language$ = new BehaviorSubject('en-US');
  const schema = { schema: translatedEvents } as SchemaStore;
  const { title$ } = new ItemTitle(opened.editing, { ...opened.parts, schema }, language$);
  expect(opened.line.last('read').fields).toEqual(TITLE_FIELDS);
  opened.line.last('read').answer(FAIR);
  expect(currentValue(title$)).toBe('Fair');
  language$.next('de-DE');
  opened.line.last('read').answer(FAIR);
  expect(currentValue(title$)).toBe('Messe');
});

test('unreadable values are left out of the title', () => {
  const failing = openCalled('{{title}} by {{author.name}}');
  failing.line.last('read').fail(networkFailure('GET /items', false));
  expect(failing.title()).toBe('One by');
  const mayNot = holding({ action: 'read' }, { action: 'update' });
  expect(openCalled('{{title}} by {{author.name}}', article, mayNot).reads()).toEqual([null]);
});

test('the title is null for a new item and for an empty template result', () => {
  expect(openCalled('No. {{title}}', { kind: 'new', collection: 'articles' }).title()).toBeNull();
  expect(openCalled(null).title()).toBeNull();
  expect(openCalled('{{gone}}').title()).toBeNull();
});

test('a prefetched item is not requested again, until it is reloaded', () => {
  const { line, parts } = openEditing();
  const target: SaveTarget = { kind: 'existing', collection: 'articles', key: '8' };
  line.stored = null;
  parts.prefetch.start('articles', '8');
  const before = line.requests.length;
  const editing = new ItemEditing(target, parts);
  expect(currentValue(editing.item$).kind).toBe('loading');
  line.last('read').answer({ ...loaded, id: 8 });
  expect(editing.serverItem).toMatchObject({ id: 8 });
  expect(line.requests).toHaveLength(before);
  editing.reload();
  expect(line.requests).toHaveLength(before + 1);
});

test('an item that could not be prefetched has failed, and can be read again', () => {
  const { line, parts } = openEditing();
  line.stored = null;
  parts.prefetch.start('articles', '8');
  line.last('read').fail(networkFailure('GET /items', false));
  const editing = new ItemEditing({ kind: 'existing', collection: 'articles', key: '8' }, parts);
  expect(currentValue(editing.item$).kind).toBe('failed');
  editing.reload();
  line.last('read').answer(loaded);
  expect(currentValue(editing.item$).kind).toBe('ready');
});

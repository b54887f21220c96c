import { BehaviorSubject, of } from 'rxjs';
import {
  collection,
  hashField,
  integerField,
  jsonField,
  manyToAny,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import { admin } from '../../../tests/support/open-editing';
import { ScriptedItems } from '../../../tests/support/scripted-items';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { fieldRelations, type Item } from '../../domain/items';
import type { Access } from '../../domain/permissions';
import { schemaOf } from '../../domain/schema';
import { sameValueIn } from '../../domain/values';
import { apiFailure, currentValue, valueOf } from '../../kernel';
import type { AccessStore } from '../access';
import { ItemForm } from '../item-editing';
import type { SchemaStore } from '../data-model';
import { RelatedForm } from './related-form';
import type { RelatedPart } from './related-part';
import type { DrawerRequest } from './related-source';

const { collections, fields, relations } = world('w', [
  collection('authors', { display_template: '{{name}}' }, [
    primaryKey(),
    stringField('name', { required: true }),
    integerField('age'),
    oneToMany('articles', { from: 'articles', foreignKey: 'author' }),
    jsonField('facts'),
    hashField('pin'),
    manyToOne('town', { to: 'towns' }),
  ]),
  collection('towns', {}, [primaryKey(), stringField('name')]),
  collection('tags', {}, [
    uuidKey(),
    stringField('name', { required: true }),
    stringField('color', { default: 'red' }),
    manyToOne('keeper', { to: 'authors' }),
  ]),
  collection('notes', {}, [primaryKey(), stringField('text'), manyToOne('author', { to: 'authors' })]),
  collection('quotes', {}, [uuidKey(), stringField('words', { required: true })]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    oneToMany('comments', { from: 'comments', foreignKey: 'article' }),
    manyToMany('tags', { to: 'tags', keyTypes: { there: 'uuid' }, sorted: true }),
    oneToMany('marks', { from: 'marks', foreignKey: 'article' }),
    manyToAny('blocks', { allowed: ['notes', 'quotes'] }),
  ]),
  collection('marks', {}, [uuidKey(), stringField('text')]),
  collection('comments', {}, [
    primaryKey(),
    stringField('text', { required: true }),
    integerField('sort'),
    manyToOne('badge', { to: 'tags', keyType: 'uuid' }),
    oneToMany('replies', { from: 'replies', foreignKey: 'comment' }),
  ]),
  collection('sections', {}, [
    primaryKey(),
    stringField('name'),
    jsonField('facts'),
    manyToOne('above', { to: 'sections', reverse: { field: 'parts' } }),
  ]),
  collection('replies', {}, [primaryKey(), stringField('words'), manyToOne('by', { to: 'authors' })]),
]);
const schema = schemaOf(collections, fields, relations);

export const ARTICLE = { id: 7, title: 'One', author: 1, comments: [1, 2], tags: [5], blocks: [8] };
export const STORED: Readonly<Record<string, Item>> = {
  'authors/1': { id: 1, name: 'Ada', age: 36, articles: [7], facts: null },
  'authors/2': { id: 2, name: 'Ben', age: 40, articles: [], facts: null },
  'comments/1': { id: 1, text: 'First', sort: 1, article: 7, replies: [3] },
  'comments/9': { id: 9, text: 'Elsewhere', sort: null, article: 4, replies: [] },
  'replies/3': { id: 3, words: 'Yes', by: 2, comment: 1 },
  'articles_tags/5': { id: 5, articles_id: 7, tags_id: 'red', sort: 1 },
  'tags/red': { id: 'red', name: 'Red', color: 'red', keeper: 1 },
  'tags/blue': { id: 'blue', name: 'Blue', color: 'blue', keeper: null },
  'articles_blocks/8': { id: 8, articles_id: 7, item: '4', collection: 'notes', sort: 1 },
  'sections/2': { id: 2, name: 'Two', facts: null, above: 1, parts: [3] },
  'sections/3': { id: 3, name: 'Three', facts: null, above: 2, parts: [] },
  'notes/4': { id: 4, text: 'A note', author: 2 },
};

/** An article in a form, whose drawers read from a server that answers at once unless `held`. */
export const edit = (access: Access = admin, values: Item = ARTICLE, key: number | null = 7) => {
  const server = new ScriptedItems();
  const stored: Record<string, Item> = { ...STORED };
  let count = 0;
  const access$ = new BehaviorSubject(access);
  const dependencies = {
    items: server.gateway,
    schema: { schema } as SchemaStore,
    access: { access, access$ } as unknown as AccessStore,
    clock: new VirtualClock(0),
    identifiers: { uuid: () => `new-${(count += 1)}` },
  };
  const parent = new ItemForm(sameValueIn(schema, 'articles'), () => fieldRelations(schema, 'articles'));
  parent.start(values);
  parent.setPlace({ collection: 'articles', key });
  const answer = (): void => {
    for (const request of server.requests.splice(0)) {
      // A read of single fields has an answer of its own.
      const found = stored[[`${request.collection}/${request.key}`, ...(request.fields ?? [])].join(' ')];
      if (found === undefined) request.fail(apiFailure(403, 'FORBIDDEN', 'no'));
      else request.answer(found);
    }
  };
  /** A drawer with everything loaded. */
  const open = (name: string, request: DrawerRequest, form: ItemForm = parent): RelatedForm => {
    const drawer = new RelatedForm(form, name, request, dependencies, of('en-US'));
    for (let round = 0; server.requests.length > 0 && round < 5; round += 1) answer();
    return drawer;
  };
  return { server, stored, parent, dependencies, open, answer };
};

export const partsOf = (drawer: RelatedForm): readonly RelatedPart[] => {
  const parts = valueOf(currentValue(drawer.parts$));
  if (parts === null) throw new Error('Not loaded');
  return parts;
};

/** The form of the related item. */
export const itemOf = (drawer: RelatedForm): ItemForm => {
  const part = partsOf(drawer).find(({ kind }) => kind === 'item');
  if (part === undefined) throw new Error('No item');
  return part.form;
};

export const linkOf = (drawer: RelatedForm): ItemForm => {
  const part = partsOf(drawer).find(({ kind }) => kind === 'link');
  if (part === undefined) throw new Error('No link');
  return part.form;
};

export const entryOf = (drawer: RelatedForm, name: string, kind: RelatedPart['kind'] = 'item') =>
  currentValue(partsOf(drawer).find((part) => part.kind === kind)?.fields$ ?? new BehaviorSubject([])).find(
    ({ field }) => field.field === name,
  );

/** A request for a row by its key. */
export const ROW = (key: number): DrawerRequest => ({ kind: 'row', row: { key } });

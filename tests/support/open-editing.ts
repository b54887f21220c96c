import { BehaviorSubject } from 'rxjs';
import {
  collection,
  columnField,
  dateUpdated,
  decimalField,
  hashField,
  integerField,
  jsonField,
  manyToMany,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  textField,
  uuidKey,
  world,
} from '../../fixtures/builders';
import type { AccessStore } from '../../src/application/access';
import {
  ArchiveItem,
  CheckServer,
  DeleteItem,
  DiscardChanges,
  ItemEditing,
  SaveItem,
  type SaveResult,
} from '../../src/application/item-editing';
import { Notifications } from '../../src/application/notifications';
import type { SchemaStore } from '../../src/application/data-model';
import { ItemPrefetch } from '../../src/application/session';
import type { SaveTarget } from '../../src/domain/items';
import type { Access, Permission } from '../../src/domain/permissions';
import { schemaOf } from '../../src/domain/schema';
import { currentValue } from '../../src/kernel';
import { ScriptedItems } from './scripted-items';
import { VirtualClock } from './virtual-clock';

const sample = world('sample', [
  collection('authors', {}, [primaryKey(), stringField('name')]),
  collection('articles', { archive_field: 'status', archive_value: 'archived', unarchive_value: 'draft' }, [
    primaryKey(),
    stringField('title'),
    textField('body'),
    integerField('words'),
    jsonField('tags'),
    stringField('status', { default: 'draft' }),
    manyToOne('author', { to: 'authors' }),
    dateUpdated(),
  ]),
  collection('signed', {}, [
    primaryKey(),
    stringField('title'),
    integerField('words'),
    dateUpdated(),
    columnField('user_updated', 'uuid', { special: ['user-updated'] }),
  ]),
  collection('accounts', {}, [
    primaryKey(),
    stringField('name'),
    decimalField('price'),
    hashField('pin'),
    hashField('password', { special: ['hash', 'conceal'] }),
    dateUpdated(),
    columnField('user_updated', 'uuid', { special: ['user-updated'] }),
  ]),
  collection('notes', {}, [uuidKey(), stringField('text')]),
  collection('languages', {}, [stringField('code', { primaryKey: true, required: true }), stringField('name')]),
  collection('photos', { display_template: '{{caption}} {{credit}}' }, [
    uuidKey(),
    stringField('caption'),
    stringField('credit'),
  ]),
  collection('tracks', {}, [primaryKey(), stringField('name'), manyToOne('author', { to: 'authors' })]),
  collection('albums', {}, [
    primaryKey(),
    stringField('title'),
    oneToMany('tracks', { from: 'tracks', foreignKey: 'album' }),
    oneToMany('photos', { from: 'photos', foreignKey: 'album' }),
    manyToOne('author', { to: 'authors' }),
    manyToOne('cover', { to: 'photos' }),
    dateUpdated(),
  ]),
  collection('slides', { display_template: '{{caption}}' }, [
    primaryKey(),
    stringField('caption'),
    integerField('sort'),
  ]),
  collection('shows', {}, [
    primaryKey(),
    stringField('title'),
    oneToMany('slides', { from: 'slides', foreignKey: 'show', sortField: 'sort' }),
    manyToMany('authors', { to: 'authors' }),
  ]),
  collection('front', { singleton: true }, [primaryKey(), stringField('headline')]),
]);

export const sampleSchema = schemaOf(sample.collections, sample.fields, sample.relations);

const role = (admin_access: boolean) => ({
  id: 'r',
  name: '',
  admin_access,
  app_access: true,
  module_list: null,
  collection_list: null,
});
const person = (admin: boolean) => ({
  id: 'me',
  first_name: null,
  last_name: null,
  email: null,
  language: null,
  theme: null,
  avatar: null,
  last_page: null,
  role: role(admin),
});

export const admin: Access = { user: person(true), permissions: [] };

export const holding = (...permissions: readonly Partial<Permission>[]): Access => ({
  user: person(false),
  permissions: permissions.map((rule) => ({
    id: 1,
    role: 'r',
    collection: 'articles',
    action: 'update',
    fields: ['*'],
    permissions: null,
    validation: null,
    presets: null,
    ...rule,
  })),
});

export const article: SaveTarget = { kind: 'existing', collection: 'articles', key: '7' };

export const loaded = {
  id: 7,
  title: 'One',
  body: 'Text',
  words: 3,
  tags: ['a'],
  status: 'draft',
  author: 1,
  date_updated: '2026-11-20T10:00:00',
};

/** One item in an edit form whose requests the test answers. */
export const openEditing = (target: SaveTarget = article, access: Access = admin) => {
  const line = new ScriptedItems();
  line.stored = loaded;
  const clock = new VirtualClock(Date.parse('2026-11-20T12:00:00Z'));
  const notices = new Notifications(clock);
  let count = 0;
  const identifiers = { uuid: () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, '0')}` };
  const parts = {
    items: line.gateway,
    prefetch: new ItemPrefetch(line.gateway, clock),
    schema: { schema: sampleSchema } as SchemaStore,
    access: { access, access$: new BehaviorSubject(access) } as unknown as AccessStore,
    clock,
    notifications: notices,
    identifiers,
  };
  const editing = new ItemEditing(target, parts);
  const save = new SaveItem(editing, parts);
  const saved: SaveResult[] = [];
  save.done$.subscribe((event) => saved.push(event));
  return {
    line,
    clock,
    notices,
    parts,
    editing,
    save,
    saved,
    remove: new DeleteItem(editing, parts),
    archive: new ArchiveItem(editing, parts),
    discard: new DiscardChanges(editing, notices),
    check: new CheckServer(editing, notices),
    notified: () => currentValue(notices.history$).map(({ text }) => text),
  };
};

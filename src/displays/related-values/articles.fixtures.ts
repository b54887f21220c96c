import {
  collection,
  manyToAny,
  manyToMany,
  manyToOne,
  primaryKey,
  stringField,
  stringKey,
  translated,
  world,
  type Definition,
} from '../../../fixtures/builders';
import { fieldOf, schemaOf, type Field } from '../../domain/schema';

const named: readonly Definition[] = [primaryKey(), stringField('name')];

const model = world('sample', [
  collection('people', { display_template: '{{name}}' }, named),
  collection('tags', { display_template: '#{{name}}' }, named),
  collection('notes', {}, named),
  collection('languages', { display_template: '{{name}}' }, [stringKey('code'), stringField('name')]),
  collection('directus_folders', {}, named),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'people', reverse: { field: 'articles', template: '{{title}}' } }),
    manyToMany('tags', { to: 'tags' }),
    manyToMany('folders', { to: 'directus_folders' }),
    manyToAny('blocks', { allowed: ['notes', 'tags'] }),
    translated('translations', { languages: 'languages', fields: [stringField('title')] }),
    manyToOne('sequel', { to: 'articles', template: '{{translations.title}}' }),
  ]),
]);
export const schema = schemaOf(model.collections, model.fields, model.relations);

export const field = (owner: string, name: string): Field => {
  const found = fieldOf(schema, owner, name);
  if (found === null) throw new Error(`There is no ${owner}.${name}`);
  return found;
};

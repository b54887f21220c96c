import {
  collection,
  manyToOne,
  presentationField,
  primaryKey,
  sortField,
  stringField,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import { schemaOf, type RelationalType } from '../schema';
import { changeMap, startMap, type MapChange, type RelationMap } from '.';

const sample = world('sample', [
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    presentationField('advice', 'presentation-notice', {}),
    manyToOne('author', { to: 'authors' }),
  ]),
  collection('authors', {}, [uuidKey(), sortField()]),
  collection('home', { singleton: true }, [primaryKey()]),
  collection('directus_files', {}, [uuidKey()]),
  collection('directus_sessions', {}, []),
]);
/** Articles by authors, a singleton page, and a few system collections. */
export const schema = schemaOf(sample.collections, sample.fields, sample.relations);

/** The map after changes, in order. */
export const after = (map: RelationMap, ...changes: readonly MapChange[]): RelationMap =>
  changes.reduce((current, change) => changeMap(schema, current, change), map);

/** The initial map of a new field 'things'. */
export const start = (kind: RelationalType, from = 'articles'): RelationMap => startMap(schema, kind, from, 'things');

export const related = (value: string): MapChange => ({ input: 'related_collection', value });

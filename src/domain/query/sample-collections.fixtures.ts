import {
  booleanField,
  collection,
  dateField,
  dateTimeField,
  fileField,
  jsonField,
  manyToMany,
  manyToOne,
  presentationField,
  primaryKey,
  stringField,
  timeField,
  timestampField,
  uuidKey,
  world,
} from '../../../fixtures/builders';
import { schemaOf, type Schema } from '../schema';

const { collections, fields, relations } = world('sample', [
  collection('people', { display_template: '{{name}}' }, [primaryKey(), stringField('name')]),
  collection('events', { display_template: '{{name}} ({{place}})' }, [
    primaryKey(),
    stringField('name'),
    stringField('place'),
    dateTimeField('starts_at'),
    dateTimeField('ends_at'),
    dateField('day'),
    timestampField('moment'),
    timeField('at'),
    booleanField('public'),
    jsonField('extra'),
    manyToOne('host', { to: 'people' }),
    manyToMany('guests', { to: 'people' }),
    fileField('poster'),
    fileField('plan'),
    presentationField('advice', 'presentation-notice', {}),
  ]),
  collection('directus_files', {}, [
    uuidKey(),
    stringField('title'),
    stringField('type'),
    stringField('filesize'),
    timestampField('modified_on'),
  ]),
  collection('keyless', null, [stringField('word'), dateField('day')]),
]);

/** Events with dates of every type, two pictures and a host; people; files; and a table without a key. */
export const schema: Schema = schemaOf(collections, fields, relations);

import {
  collection,
  dateTimeField,
  primaryKey,
  stringField,
  stringKey,
  translated,
  world,
} from '../../fixtures/builders';
import type { Item } from '../../src/domain/items';
import { schemaOf } from '../../src/domain/schema';

const { collections, fields, relations } = world('translated', [
  collection('languages', {}, [stringKey('code')]),
  collection('events', { display_template: '{{texts.title}}' }, [
    primaryKey(),
    dateTimeField('starts_at'),
    translated('texts', { languages: 'languages', fields: [stringField('title')] }),
  ]),
]);

/** Events whose titles are translated. */
export const translatedEvents = schemaOf(collections, fields, relations);

/** The fields that the title of an event needs. */
export const TITLE_FIELDS = ['texts.title', 'texts.languages_code.code'];

/** An event with a German and an English title, with what is requested for it. */
export const FAIR: Item = {
  id: 7,
  starts_at: '2026-11-20T13:00:00',
  texts: [
    { title: 'Messe', languages_code: { code: 'de-DE' } },
    { title: 'Fair', languages_code: { code: 'en-US' } },
  ],
};

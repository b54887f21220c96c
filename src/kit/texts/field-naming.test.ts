import { loneField, stringField } from '../../../fixtures/builders';
import type { Field } from '../../domain/schema';
import { fieldNaming } from './field-naming';

const ofPlatform = (name: string, translations: Readonly<Record<string, string>>[] | null = null): Field => {
  const field = loneField(stringField(name));
  if (field.meta === null) throw new Error('The field has no metadata');
  return { ...field, meta: { ...field.meta, system: true, translations } };
};

const TEXTS: Readonly<Record<string, string>> = { 'fields.tfa_secret': 'Zwei-Faktor-Authentisierung' };
const nameOf = fieldNaming({ platformText: (key) => TEXTS[key] ?? null }, 'de-DE');

test('a field of the platform has our name, unless the server has one in this language', () => {
  expect(nameOf(ofPlatform('tfa_secret'))).toBe('Zwei-Faktor-Authentisierung');
  expect(nameOf(ofPlatform('tfa_secret', [{ language: 'de-DE', translation: 'Zweiter Faktor' }]))).toBe(
    'Zweiter Faktor',
  );
  expect(nameOf(ofPlatform('created_on'))).toBe('Created On');
});

test('a field of a project does not have the name of a field of the platform', () => {
  expect(nameOf(loneField(stringField('tfa_secret')))).toBe('Tfa Secret');
});

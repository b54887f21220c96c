import { offeredDisplays, offeredInterfaces } from './contribution-choice';
import { FIELD_TYPES, type FieldType } from './field';

const interfaces = [
  { id: 'slider', types: ['integer'] },
  { id: 'select-dropdown', types: ['string', 'integer'] },
  { id: 'input', types: ['string', 'text', 'uuid', 'integer'] },
  { id: 'input-rich-text-html', types: ['text', 'string'] },
  { id: 'tags', types: ['json', 'csv'] },
  { id: 'select-multiple-checkbox', types: ['json', 'csv'] },
  { id: 'file', types: ['uuid'], groups: ['file'] },
  { id: 'token', types: ['string'], system: true },
] as const;

const named = (type: FieldType, kind?: 'file'): readonly string[] =>
  offeredInterfaces(interfaces, type, kind).map(
    ({ definition, isRecommended }) => `${definition.id}${isRecommended ? '*' : ''}`,
  );

test('recommended interfaces of a type come first, in the order of the recommendation', () => {
  expect(named('string')).toEqual(['input*', 'select-dropdown*', 'input-rich-text-html']);
  expect(named('integer')).toEqual(['input*', 'slider', 'select-dropdown']);
  expect(named('json')).toEqual(['select-multiple-checkbox*', 'tags*']);
  expect(named('csv')).toEqual(['tags*', 'select-multiple-checkbox']);
  expect(named('text')).toEqual(['input-rich-text-html*', 'input']);
});

test('interfaces of relations are offered for their kind only, those of the platform never', () => {
  expect(named('uuid')).toEqual(['input*']);
  expect(named('uuid', 'file')).toEqual(['file']);
  expect(FIELD_TYPES.flatMap((type) => named(type))).not.toContain('token');
});

test('displays that the interface recommends come first, then those for every field', () => {
  const displays = [
    { id: 'labels', types: ['string'] },
    { id: 'raw', types: ['string', 'integer'] },
    { id: 'rating', types: ['integer'] },
    { id: 'formatted-value', types: ['string'] },
  ] as const;
  const named = (type: FieldType, recommended?: readonly string[]) =>
    offeredDisplays(displays, type, recommended).map(
      ({ definition, isRecommended }) => `${definition.id}${isRecommended ? '*' : ''}`,
    );
  expect(named('string', ['labels', 'rating'])).toEqual(['labels*', 'raw*', 'formatted-value*']);
  expect(named('integer')).toEqual(['raw*', 'rating']);
});

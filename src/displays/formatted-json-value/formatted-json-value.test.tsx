import { screen } from '@testing-library/react';
import { jsonField, loneField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { FormattedJsonValueDisplay, jsonEntries } from './formatted-json-value';

const PEOPLE = [{ name: 'Ines' }, { name: 'Jun' }, 'nobody', { age: 4 }];

test('jsonEntries prints compact JSON without a format', () => {
  expect(jsonEntries({ a: [1, 2] }, {})).toEqual({ visible: ['{"a":[1,2]}'], hidden: [] });
});

test('jsonEntries renders each entry by the format, and an entry without a result as text', () => {
  expect(jsonEntries(PEOPLE, { format: 'Dear {{name}}' }).visible).toEqual(['Dear Ines', 'Dear Jun', 'nobody']);
  expect(jsonEntries(PEOPLE, { format: '{{name}}' }).hidden).toEqual(['{"age":4}']);
  expect(jsonEntries({ name: 'Ines' }, { format: '{{name}}!' }).visible).toEqual(['Ines!']);
  expect(jsonEntries([], { format: '{{name}}' }).visible).toEqual([]);
});

test('counts the entries that do not fit', async () => {
  await showDisplay(
    <FormattedJsonValueDisplay
      field={loneField(jsonField('people'))}
      value={PEOPLE}
      options={{ format: '{{name}}' }}
    />,
  );
  expect(screen.getByText('+1')).toHaveAttribute('title', '{"age":4}');
});

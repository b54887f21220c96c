import { screen } from '@testing-library/react';
import { decimalField, integerField, loneField, primaryKey, stringField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { formattedText, FormattedValueDisplay, valueFormat } from './formatted-value';

const field = loneField(stringField('title'));

test('formattedText returns the value without options', () => {
  expect(formattedText(field, 'slow_travel', valueFormat({}), 'en-US')).toBe('slow_travel');
  expect(formattedText(field, 12, valueFormat({ formatTitle: true }), 'en-US')).toBe('12');
});

test('formattedText writes a number as the language does, but no key', () => {
  const words = loneField(integerField('words'));
  expect(formattedText(words, 3420, valueFormat({ suffix: ' words' }), 'en-US')).toBe('3,420 words');
  expect(formattedText(words, 3420, valueFormat({}), 'de-DE')).toBe('3.420');
  expect(formattedText(loneField(primaryKey()), 3420, valueFormat({}), 'en-US')).toBe('3420');
});

test('formattedText groups no digits of years and codes, unless an option says so', () => {
  const text = (name: string, displayOptions = {}) =>
    formattedText(loneField(integerField(name, { displayOptions })), 2026, valueFormat(displayOptions), 'de-DE');
  expect([text('year'), text('year', { grouping: true }), text('words', { grouping: false })]).toEqual([
    '2026',
    '2.026',
    '2026',
  ]);
});

test('formattedText shows seconds as a duration where the option says so', () => {
  const duration = valueFormat({ duration: true, prefix: '~ ' });
  const seconds = loneField(integerField('length'));
  const plain = (value: string): string => value.replace(/\s/g, ' ');
  expect(plain(formattedText(seconds, 3725, duration, 'en-US'))).toBe('~ 1 hr 2 min 5 sec');
  expect(plain(formattedText(loneField(decimalField('length')), '90.00', duration, 'en-US'))).toBe('~ 1 min 30 sec');
  expect(formattedText(seconds, 'soon', duration, 'en-US')).toBe('~ soon');
  expect(formattedText(loneField(primaryKey()), 3725, duration, 'en-US')).toBe('~ 3725');
});

test('formattedText applies title case, prefix and suffix', () => {
  expect(formattedText(field, 'slow_travel', valueFormat({ format: true, prefix: '« ', suffix: ' »' }), 'en-US')).toBe(
    '« Slow Travel »',
  );
  expect(formattedText(field, 'in_review', valueFormat({ formatTitle: true }), 'en-US')).toBe('In Review');
});

test('valueFormat ignores invalid options', () => {
  expect(valueFormat({ font: 'Comic Sans', color: 'url(x)', bold: 'yes', prefix: 3 })).toEqual({
    title: false,
    bold: false,
    font: 'sans-serif',
    color: null,
    prefix: '',
    suffix: '',
    duration: false,
  });
});

test('applies bold, font and colour', async () => {
  await showDisplay(
    <FormattedValueDisplay field={field} value="Snow" options={{ bold: true, font: 'monospace', color: '#ff0000' }} />,
  );
  expect(screen.getByText('Snow')).toHaveClass('text', 'bold', 'monospace');
});

test.each([{}, { prefix: '* ' }, { formatTitle: true }])('renders a bare text with %j', async (options) => {
  const { container } = await showDisplay(<FormattedValueDisplay field={field} value="Snow" options={options} />);
  expect(container).toHaveTextContent(/Snow$/);
  expect(container.childElementCount).toBe(0);
});

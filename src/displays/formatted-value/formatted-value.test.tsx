import { screen } from '@testing-library/react';
import { loneField, stringField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { formattedText, FormattedValueDisplay, valueFormat } from './formatted-value';

const field = loneField(stringField('title'));

test('without options the value stays as it is', () => {
  expect(formattedText('slow_travel', valueFormat({}))).toBe('slow_travel');
  expect(formattedText(12, valueFormat({ formatTitle: true }))).toBe('12');
});

test('a title, with something before and behind', () => {
  expect(formattedText('slow_travel', valueFormat({ format: true, prefix: '« ', suffix: ' »' }))).toBe(
    '« Slow Travel »',
  );
  expect(formattedText('in_review', valueFormat({ formatTitle: true }))).toBe('In Review');
});

test('options that make no sense are left out', () => {
  expect(valueFormat({ font: 'Comic Sans', color: 'url(x)', bold: 'yes', prefix: 3 })).toEqual({
    title: false,
    bold: false,
    font: 'sans-serif',
    color: null,
    prefix: '',
    suffix: '',
  });
});

test('bold, in its own font and colour', async () => {
  await showDisplay(
    <FormattedValueDisplay field={field} value="Snow" options={{ bold: true, font: 'monospace', color: '#ff0000' }} />,
  );
  expect(screen.getByText('Snow')).toHaveClass('text', 'bold', 'monospace');
});

test.each([{}, { prefix: '* ' }, { formatTitle: true }])('with %j it needs no element of its own', async (options) => {
  const { container } = await showDisplay(<FormattedValueDisplay field={field} value="Snow" options={options} />);
  expect(container).toHaveTextContent(/Snow$/);
  expect(container.childElementCount).toBe(0);
});

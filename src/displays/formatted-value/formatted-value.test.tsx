import { screen } from '@testing-library/react';
import { loneField, stringField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { formattedText, FormattedValueDisplay, valueFormat } from './formatted-value';

const field = loneField(stringField('title'));

test('formattedText returns the value without options', () => {
  expect(formattedText('slow_travel', valueFormat({}))).toBe('slow_travel');
  expect(formattedText(12, valueFormat({ formatTitle: true }))).toBe('12');
});

test('formattedText applies title case, prefix and suffix', () => {
  expect(formattedText('slow_travel', valueFormat({ format: true, prefix: '« ', suffix: ' »' }))).toBe(
    '« Slow Travel »',
  );
  expect(formattedText('in_review', valueFormat({ formatTitle: true }))).toBe('In Review');
});

test('valueFormat ignores invalid options', () => {
  expect(valueFormat({ font: 'Comic Sans', color: 'url(x)', bold: 'yes', prefix: 3 })).toEqual({
    title: false,
    bold: false,
    font: 'sans-serif',
    color: null,
    prefix: '',
    suffix: '',
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

import { screen } from '@testing-library/react';
import { choiceField, csvField, loneField, stringField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { LabelsDisplay } from './labels';
import { labelConfig, visibleLabels } from './labels.rules';

const plain = loneField(stringField('kind', { display: 'labels' }));
const STATES = {
  choices: [
    { value: 'draft', text: 'Draft', foreground: '#ffffff', background: '#607d8b' },
    { value: 'live' },
    'nonsense',
    null,
  ],
};

const texts = (value: Parameters<typeof visibleLabels>[0], options = {}, field = plain) =>
  visibleLabels(value, field.type, labelConfig(field, options)).visible.map(({ text }) => text);

test('shows the text of the choice, otherwise the value in title case unless disabled', () => {
  expect(texts('draft', STATES)).toEqual(['Draft']);
  expect(texts('live', STATES)).toEqual(['Live']);
  expect(texts('in_review', STATES)).toEqual(['In Review']);
  expect(texts('in_review', { format: false })).toEqual(['in_review']);
  expect(texts('---', {})).toEqual(['---']);
});

test('uses the choices of the interface where the display has none', () => {
  const field = loneField(
    stringField('kind', { interface: 'select-dropdown', options: { choices: [{ value: 'spot', text: 'A spot' }] } }),
  );
  expect(texts('spot', {}, field)).toEqual(['A spot']);
  expect(texts('slow travel', {}, field)).toEqual(['slow travel']);
});

test('matches number and boolean choices by value', () => {
  expect(
    texts([1, true], {
      choices: [
        { value: 1, text: 'One' },
        { value: true, text: 'So be it' },
      ],
    }),
  ).toEqual(['One', 'So be it']);
});

test('visibleLabels splits a list into visible and hidden labels', () => {
  const { visible, hidden } = visibleLabels('a, b,c,,d', 'csv', labelConfig(loneField(csvField('words')), {}));
  expect(visible.map(({ text }) => text)).toEqual(['a', 'b']);
  expect(hidden).toEqual(['c', 'd']);
});

test('labelConfig replaces invalid and unreadable colours', () => {
  const plan = labelConfig(plain, {
    defaultBackground: '#ffffff',
    choices: [
      { value: 'x', foreground: '#fff', background: 'red;}' },
      { value: 'y', background: '#000' },
    ],
  });
  expect(plan.choices.get('x')?.colors).toEqual({ foreground: '#000000', background: '#ECEFF1' });
  expect(plan.choices.get('y')?.colors).toEqual({ foreground: '#FFFFFF', background: '#000000' });
  expect(plan.defaultColors).toEqual({ foreground: '#263238', background: '#FFFFFF' });
});

test('shows the text beside a dot', async () => {
  const field = loneField(choiceField('status', [{ value: 'draft', text: 'Draft', color: '#607d8b' }]));
  await showDisplay(<LabelsDisplay field={field} value="draft" options={field.meta?.display_options ?? {}} />);
  expect(screen.getByText('Draft').previousElementSibling).toHaveStyle({ background: '#607D8B' });
});

test('lists hidden labels for screen readers', async () => {
  await showDisplay(
    <LabelsDisplay field={loneField(csvField('words'))} value={['a', 'b', 'c', 'd', 'e']} options={{}} />,
  );
  expect(screen.getByText('+3')).toHaveAttribute('title', 'c, d, e');
  expect(screen.getByText(', c, d, e')).toBeInTheDocument();
});

test('shows an empty list as an empty value', async () => {
  await showDisplay(<LabelsDisplay field={loneField(csvField('words'))} value={[]} options={{}} />);
  expect(screen.getByText('—')).toBeInTheDocument();
});

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

test('a value is called what its choice says, else what it is, in title case unless told', () => {
  expect(texts('draft', STATES)).toEqual(['Draft']);
  expect(texts('live', STATES)).toEqual(['Live']);
  expect(texts('in_review', STATES)).toEqual(['In Review']);
  expect(texts('in_review', { format: false })).toEqual(['in_review']);
  expect(texts('---', {})).toEqual(['---']);
});

test('choices of the interface do where the display has none', () => {
  const field = loneField(
    stringField('kind', { interface: 'select-dropdown', options: { choices: [{ value: 'spot', text: 'A spot' }] } }),
  );
  expect(texts('spot', {}, field)).toEqual(['A spot']);
  expect(texts('slow travel', {}, field)).toEqual(['slow travel']);
});

test('numbers and booleans are found by what they are', () => {
  expect(
    texts([1, true], {
      choices: [
        { value: 1, text: 'One' },
        { value: true, text: 'So be it' },
      ],
    }),
  ).toEqual(['One', 'So be it']);
});

test('lists come as labels, the rest is counted', () => {
  const { visible, hidden } = visibleLabels('a, b,c,,d', 'csv', labelConfig(loneField(csvField('words')), {}));
  expect(visible.map(({ text }) => text)).toEqual(['a', 'b']);
  expect(hidden).toEqual(['c', 'd']);
});

test('colours that cannot be read, or are none, are mended', () => {
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

test('as a dot the text stays', async () => {
  const field = loneField(choiceField('status', [{ value: 'draft', text: 'Draft', color: '#607d8b' }]));
  await showDisplay(<LabelsDisplay field={field} value="draft" options={field.meta?.display_options ?? {}} />);
  expect(screen.getByText('Draft').previousElementSibling).toHaveStyle({ background: '#607D8B' });
});

test('what does not fit is told to those who listen', async () => {
  await showDisplay(
    <LabelsDisplay field={loneField(csvField('words'))} value={['a', 'b', 'c', 'd', 'e']} options={{}} />,
  );
  expect(screen.getByText('+3')).toHaveAttribute('title', 'c, d, e');
  expect(screen.getByText(', c, d, e')).toBeInTheDocument();
});

test('an empty list is nothing', async () => {
  await showDisplay(<LabelsDisplay field={loneField(csvField('words'))} value={[]} options={{}} />);
  expect(screen.getByText('—')).toBeInTheDocument();
});

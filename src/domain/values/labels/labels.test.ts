import { choiceField, loneField, stringField } from '../../../../fixtures/builders';
import type { Json } from '../../../kernel';
import { labelConfig, labelOf } from './labels';

const plain = loneField(stringField('kind', { display: 'labels' }));

const text = (value: Json, options = {}, field = plain) => labelOf(value, labelConfig(field, options)).text;

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

test('labelConfig reads the first of two choices with the same value, and leaves out what is no choice', () => {
  const { choices } = labelConfig(plain, {
    choices: [
      { value: 'draft', text: 'Draft' },
      { value: 'draft', text: 'Second' },
      { text: 'Empty' },
      'nonsense',
      null,
    ],
  });
  expect([...choices.values()].map((label) => label.text)).toEqual(['Draft', 'Empty']);
});

test('labelConfig takes the choices of the interface where the display has none', () => {
  const field = loneField(choiceField('status', [{ value: 'draft', text: 'Draft', color: '#607d8b' }]));
  expect(text('draft', { choices: 'nonsense' }, field)).toBe('Draft');
  expect(labelConfig({ meta: null }, {}).choices.size).toBe(0);
});

test('labelOf finds the choice of a number, a boolean and an object by its value', () => {
  const choices = [
    { value: 1, text: 'One' },
    { value: true, text: 'Yes' },
    { value: { a: 1 }, text: 'Object' },
  ];
  expect([1, true, { a: 1 }].map((value) => text(value, { choices }))).toEqual(['One', 'Yes', 'Object']);
});

test('labelOf shows a value without a choice in title case and the default colours, texts only', () => {
  expect(text('in_review')).toBe('In Review');
  expect(text('---')).toBe('---');
  expect(text(7)).toBe('7');
  expect(text('in_review', { format: false })).toBe('in_review');
  expect(text('slow travel', {}, loneField(stringField('kind')))).toBe('slow travel');
  expect(labelOf('x', labelConfig(plain, {}))).toMatchObject({ colors: null, dot: null });
  expect(labelOf('x', labelConfig(plain, { defaultBackground: '#2f7d4f' })).dot).toBe('#2F7D4F');
});

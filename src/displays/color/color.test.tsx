import { screen } from '@testing-library/react';
import { loneField, stringField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { ColorDisplay, colorFromValue } from './color';

test('colorFromValue returns null for an invalid colour', () => {
  expect(colorFromValue('#e8b45a')).toEqual({ text: '#e8b45a', color: '#E8B45A' });
  expect(colorFromValue('#abc8')).toEqual({ text: '#abc8', color: '#AABBCC88' });
  expect(colorFromValue('SeaGreen')).toEqual({ text: 'SeaGreen', color: '#2E8B57' });
  expect(colorFromValue('url(//x)')).toEqual({ text: 'url(//x)', color: null });
  expect(colorFromValue({ a: 1 })).toEqual({ text: '{"a":1}', color: null });
});

test('shows a swatch beside the text', async () => {
  await showDisplay(<ColorDisplay field={loneField(stringField('color'))} value="#e8b45a" options={{}} />);
  expect(screen.getByText('#e8b45a').previousElementSibling).toHaveStyle('--patch: #E8B45A');
});

import { screen } from '@testing-library/react';
import { booleanField, loneField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { BooleanDisplay, booleanAppearance, parseBoolean } from './boolean';

const field = loneField(booleanField('active'));
const isIcon = (name: string) => /^[a-z_]+$/.test(name);

test('numbers stand for booleans where the database has none', () => {
  expect([true, 1, '1', 'true'].map(parseBoolean)).toEqual([true, true, true, true]);
  expect([false, 0, '0', 'false'].map(parseBoolean)).toEqual([false, false, false, false]);
  expect(['maybe', {}, 2].map(parseBoolean)).toEqual([null, null, null]);
});

test('without options it is a check or a cross in the usual colours', () => {
  expect(booleanAppearance({}, true, isIcon)).toEqual({
    icon: 'check',
    color: '#00C897',
    label: null,
    showLabel: false,
  });
  expect(booleanAppearance({}, false, isIcon)).toEqual({
    icon: 'close',
    color: '#B0BEC5',
    label: null,
    showLabel: false,
  });
});

test('what options say is taken as far as it makes sense', () => {
  const options = { iconOn: 'star', iconOff: '<b>', colorOn: '#123456', colorOff: 'red; x', labelOn: 'In print' };
  expect(booleanAppearance(options, true, isIcon)).toEqual({
    icon: 'star',
    color: '#123456',
    label: 'In print',
    showLabel: true,
  });
  expect(booleanAppearance(options, false, isIcon)).toEqual({
    icon: 'close',
    color: '#B0BEC5',
    label: null,
    showLabel: false,
  });
});

test('two states with one icon are told apart by words', () => {
  expect(booleanAppearance({ iconOn: 'star', iconOff: 'star' }, false, isIcon).showLabel).toBe(true);
});

test('the state can be read without seeing the colour', async () => {
  await showDisplay(<BooleanDisplay field={field} value options={{}} />);
  expect(screen.getByText('Yes')).toBeInTheDocument();
});

test('something else stays as it is', async () => {
  await showDisplay(<BooleanDisplay field={field} value="perhaps" options={{}} />);
  expect(screen.getByText('perhaps')).toBeInTheDocument();
});

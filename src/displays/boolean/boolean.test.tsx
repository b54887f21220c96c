import { screen } from '@testing-library/react';
import { booleanField, loneField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { BooleanDisplay, booleanLook, isOn } from './boolean';

const field = loneField(booleanField('active'));
const isIcon = (name: string) => /^[a-z_]+$/.test(name);

test('numbers stand for booleans where the database has none', () => {
  expect([true, 1, '1', 'true'].map(isOn)).toEqual([true, true, true, true]);
  expect([false, 0, '0', 'false'].map(isOn)).toEqual([false, false, false, false]);
  expect(['maybe', {}, 2].map(isOn)).toEqual([null, null, null]);
});

test('without options it is a check or a cross in the usual colours', () => {
  expect(booleanLook({}, true, isIcon)).toEqual({ icon: 'check', color: '#00C897', label: null, worded: false });
  expect(booleanLook({}, false, isIcon)).toEqual({ icon: 'close', color: '#B0BEC5', label: null, worded: false });
});

test('what options say is taken as far as it makes sense', () => {
  const options = { iconOn: 'star', iconOff: '<b>', colorOn: '#123456', colorOff: 'red; x', labelOn: 'In print' };
  expect(booleanLook(options, true, isIcon)).toEqual({
    icon: 'star',
    color: '#123456',
    label: 'In print',
    worded: true,
  });
  expect(booleanLook(options, false, isIcon)).toEqual({ icon: 'close', color: '#B0BEC5', label: null, worded: false });
});

test('two states with one icon are told apart by words', () => {
  expect(booleanLook({ iconOn: 'star', iconOff: 'star' }, false, isIcon).worded).toBe(true);
});

test('the state can be read without seeing the colour', async () => {
  await showDisplay(<BooleanDisplay field={field} value options={{}} />);
  expect(screen.getByText('Yes')).toBeInTheDocument();
});

test('something else stays as it is', async () => {
  await showDisplay(<BooleanDisplay field={field} value="perhaps" options={{}} />);
  expect(screen.getByText('perhaps')).toBeInTheDocument();
});

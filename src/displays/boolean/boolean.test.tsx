import { screen } from '@testing-library/react';
import { booleanField, loneField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { BooleanDisplay, booleanAppearance, parseBoolean } from './boolean';

const field = loneField(booleanField('active'));
const isIcon = (name: string) => /^[a-z_]+$/.test(name);

test('parseBoolean accepts numbers and texts of databases without booleans', () => {
  expect([true, 1, '1', 'true'].map(parseBoolean)).toEqual([true, true, true, true]);
  expect([false, 0, '0', 'false'].map(parseBoolean)).toEqual([false, false, false, false]);
  expect(['maybe', {}, 2].map(parseBoolean)).toEqual([null, null, null]);
});

test('booleanAppearance defaults to a check or cross in the default colours', () => {
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

test('booleanAppearance ignores invalid options', () => {
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

test('booleanAppearance shows the label when both states have the same icon', () => {
  expect(booleanAppearance({ iconOn: 'star', iconOff: 'star' }, false, isIcon).showLabel).toBe(true);
});

test('has a text for screen readers', async () => {
  await showDisplay(<BooleanDisplay field={field} value options={{}} />);
  expect(screen.getByText('Yes')).toBeInTheDocument();
});

test('shows a value that is no boolean as text', async () => {
  await showDisplay(<BooleanDisplay field={field} value="perhaps" options={{}} />);
  expect(screen.getByText('perhaps')).toBeInTheDocument();
});

import { screen } from '@testing-library/react';
import { floatField, loneField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { RatingDisplay, parseRating } from './rating';

test.each([
  [4, {}, { stars: 5, share: 0.8 }],
  [2, { maxValue: 3.2 }, { stars: 4, share: 0.5 }],
  ['2.50', { maxValue: '5' }, { stars: 5, share: 0.5 }],
  [9, {}, { stars: 5, share: 1 }],
  [-1, {}, { stars: 5, share: 0 }],
  [1, { maxValue: -3 }, { stars: 5, share: 0.2 }],
  [1, { maxValue: { a: 1 } }, { stars: 5, share: 0.2 }],
])('parseRating of %j with %j', (value, interfaceOptions, expected) =>
  expect(parseRating(value, interfaceOptions, {})).toMatchObject(expected),
);

test('parseRating is simple above the maximum number of stars', () => {
  expect(parseRating(5, { maxValue: 10 }, {})).toMatchObject({ stars: 10, simple: false });
  expect(parseRating(5, { maxValue: 10.5 }, {})).toMatchObject({ stars: 11, simple: true });
  expect(parseRating(50, { maxValue: 1e9 }, {})).toMatchObject({ simple: true });
  expect(parseRating(5, {}, {})).toMatchObject({ simple: false });
  expect(parseRating(5, {}, { simple: true })).toMatchObject({ simple: true });
});

test('parseRating returns null for a value that is no number', () => {
  expect(parseRating('good', {}, {})).toBeNull();
  expect(parseRating(true, {}, {})).toBeNull();
});

test.each([{}, { simple: true }])(
  'with the options %j the stars are one image with the number as its name',
  async (options) => {
    await showDisplay(<RatingDisplay field={loneField(floatField('rating'))} value={4.2} options={options} />);
    expect(screen.getByRole('img', { name: '4.2 out of 5 stars' })).toBeInTheDocument();
  },
);

import { sliderPosition, sliderRange } from './slider';

test('the range is as configured, or the usual one', () => {
  expect(sliderRange({})).toEqual({ min: 0, max: 100, step: 1 });
  expect(sliderRange({ minValue: 0, maxValue: 5, stepInterval: 0.1 })).toEqual({ min: 0, max: 5, step: 0.1 });
  expect(sliderRange({ minValue: 10, maxValue: -10, stepInterval: 0 })).toEqual({ min: -10, max: 10, step: 1 });
  expect(sliderRange({ minValue: {}, maxValue: 'lots', stepInterval: -1 })).toEqual({ min: 0, max: 100, step: 1 });
});

test('what is no number has no place', () => {
  expect(sliderPosition(null)).toBeNull();
  expect(sliderPosition('many')).toBeNull();
  expect(sliderPosition([1])).toBeNull();
  expect(sliderPosition('1.5')).toBe(1.5);
});

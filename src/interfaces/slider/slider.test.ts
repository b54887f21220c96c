import { sliderPosition, sliderRange } from './slider';

test('sliderRange reads the options and falls back to 0, 100 and 1', () => {
  expect(sliderRange({})).toEqual({ min: 0, max: 100, step: 1 });
  expect(sliderRange({ minValue: 0, maxValue: 5, stepInterval: 0.1 })).toEqual({ min: 0, max: 5, step: 0.1 });
  expect(sliderRange({ minValue: 10, maxValue: -10, stepInterval: 0 })).toEqual({ min: -10, max: 10, step: 1 });
  expect(sliderRange({ minValue: {}, maxValue: 'lots', stepInterval: -1 })).toEqual({ min: 0, max: 100, step: 1 });
});

test('sliderPosition returns null for a value that is no number', () => {
  expect(sliderPosition(null)).toBeNull();
  expect(sliderPosition('many')).toBeNull();
  expect(sliderPosition([1])).toBeNull();
  expect(sliderPosition('1.5')).toBe(1.5);
});

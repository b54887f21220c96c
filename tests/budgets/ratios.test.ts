import { exceededRatios, RATIOS } from './ratios';

test('ratios up to their limit are accepted, greater and missing ones are reported', () => {
  expect(exceededRatios((key) => RATIOS[key])).toEqual([]);
  expect(exceededRatios((key) => (key === 'listRatio' ? RATIOS[key] + 0.1 : 1))).toEqual([
    { key: 'listRatio', measured: RATIOS.listRatio + 0.1, limit: RATIOS.listRatio },
  ]);
  expect(exceededRatios((key) => (key === 'formRatio' ? Number.NaN : 1)).map(({ key }) => key)).toEqual(['formRatio']);
});

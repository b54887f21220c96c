import { firstDayOf } from './use-calendar-locale';

test.each([
  ['en-US', 0],
  ['de-DE', 1],
  ['fr-FR', 1],
  ['ja-JP', 0],
  ['ar-SA', 0],
  ['not a locale', 1],
])('firstDayOf %s is %i', (locale, day) => {
  expect(firstDayOf(locale)).toBe(day);
});

test('firstDayOf falls back to a list of regions in browsers without week info', () => {
  const known = Object.getOwnPropertyDescriptors(Intl.Locale.prototype) as PropertyDescriptorMap;
  Object.defineProperties(Intl.Locale.prototype, {
    getWeekInfo: { value: undefined, configurable: true },
    weekInfo: { value: undefined, configurable: true },
  });
  expect(['en-US', 'de-DE', 'ja-JP', 'ar-SA'].map(firstDayOf)).toEqual([0, 1, 0, 0]);
  for (const name of ['getWeekInfo', 'weekInfo']) {
    Reflect.deleteProperty(Intl.Locale.prototype, name);
    if (known[name] !== undefined) Object.defineProperty(Intl.Locale.prototype, name, known[name]);
  }
});

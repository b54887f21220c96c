import { weekOf } from './week';

test.each([
  ['en-US', 0, [6, 0]],
  ['de-DE', 1, [6, 0]],
  ['fr-FR', 1, [6, 0]],
  ['ja-JP', 0, [6, 0]],
  ['ar-SA', 0, [5, 6]],
  ['not a locale', 1, [0, 6]],
])('weekOf %s begins on day %i, and its weekend is %j', (locale, firstDay, weekend) => {
  expect(weekOf(locale)).toEqual({ firstDay, weekend });
});

test('weekOf falls back to a list of regions in browsers without week info', () => {
  const known = Object.getOwnPropertyDescriptors(Intl.Locale.prototype) as PropertyDescriptorMap;
  Object.defineProperties(Intl.Locale.prototype, {
    getWeekInfo: { value: undefined, configurable: true },
    weekInfo: { value: undefined, configurable: true },
  });
  expect(['en-US', 'de-DE', 'ja-JP', 'ar-SA'].map((locale) => weekOf(locale).firstDay)).toEqual([0, 1, 0, 0]);
  expect(weekOf('ar-SA').weekend).toEqual([0, 6]);
  for (const name of ['getWeekInfo', 'weekInfo']) {
    Reflect.deleteProperty(Intl.Locale.prototype, name);
    if (known[name] !== undefined) Object.defineProperty(Intl.Locale.prototype, name, known[name]);
  }
});

import { textOrder } from './text-order';

const NAMES = ['zebra', 'Zucker', 'älter', 'apple', 'Öl', 'offen', 'n10', 'n9', ''];

test.each(['en-US', 'de-DE', 'sv-SE', 'ar-SA'])('sorts texts in %s as the locale does', (locale) => {
  expect(NAMES.toSorted(textOrder(locale))).toEqual(NAMES.toSorted((a, b) => a.localeCompare(b, locale)));
});

test('creates one collator per locale', () => {
  const made = jest.spyOn(Intl, 'Collator');
  for (let time = 0; time < 10; time += 1) textOrder('nl-NL')('a', 'b');
  expect(made).toHaveBeenCalledTimes(1);
  made.mockRestore();
});

import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { Translator, type Locale, type Translate } from './translator';
import { type Services, ServicesProvider } from '../services/services';
import { useText } from './use-text';

const locale = (code: string, save: string): Locale => ({
  code,
  name: code,
  direction: 'ltr',
  first: () => Promise.resolve({ save }),
  later: () => Promise.resolve({ cancel: `${save}?` }),
  rest: () => Promise.resolve({ retry: `${save}!` }),
});

const start = async (): Promise<Translator> => {
  const language = new Translator([locale('en-US', 'Save'), locale('de-DE', 'Sichern')]);
  await language.start('en-US');
  await language.load();
  return language;
};

const servicesOf = (language: Pick<Translator, 'locale$' | 'translate'>): Services => ({ get: () => language as never });

const translators: Translate[] = [];

const Cell = memo(() => {
  const {
    t,
    locale: { code },
  } = useText();
  translators.push(t);
  return <span>{`${code} ${t('save')}${t('retry')}`}</span>;
});

const page = (services: Services) => (
  <ServicesProvider services={services}>
    {Array.from({ length: 100 }, (_, place) => (
      <Cell key={place} />
    ))}
  </ServicesProvider>
);

const texts = () => new Set([...document.querySelectorAll('span')].map(({ textContent }) => textContent));

beforeEach(() => {
  translators.length = 0;
});

test('hundreds hear of the language through one', async () => {
  const language = await start();
  let listening = 0;
  const subscribe = language.locale$.subscribe.bind(language.locale$);
  jest.spyOn(language.locale$, 'subscribe').mockImplementation(((...heard: Parameters<typeof subscribe>) => {
    listening += 1;
    const subscription = subscribe(...heard);
    subscription.add(() => {
      listening -= 1;
    });
    return subscription;
  }) as typeof subscribe);
  const { unmount } = render(page(servicesOf(language)));
  expect(screen.getAllByText('en-US Save')).toHaveLength(100);
  expect(listening).toBe(1);
  unmount();
  expect(listening).toBe(0);
});

test('the translator is one for all, and another only with the language or more of its texts', async () => {
  const language = await start();
  const services = servicesOf(language);
  const { rerender } = render(page(services));
  rerender(page(services));
  expect(new Set(translators).size).toBe(1);
  await act(() => language.loadRest());
  expect([texts(), new Set(translators).size]).toEqual([new Set(['en-US SaveSave!']), 2]);
  await act(() => language.changeLanguage('de-DE'));
  expect([texts(), new Set(translators).size]).toEqual([new Set(['de-DE SichernSichern!']), 3]);
});

test('without anybody to ask it is a bug', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Cell />)).toThrow('There is no ServicesProvider around this component');
});

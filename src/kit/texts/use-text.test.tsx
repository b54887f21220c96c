import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { loneField, stringField } from '../../../fixtures/builders';
import { type Services, ServicesProvider } from '../services/services';
import { Translator, type Locale, type Translate } from './translator';
import { useText } from './use-text';

const locale = (code: string): Locale => ({ code, name: code, direction: 'ltr' });

const start = async (): Promise<Translator> => {
  const translator = new Translator([locale('en-US'), locale('de-DE')], async (language) => ({
    save: language === 'en-US' ? 'Save' : 'Sichern',
  }));
  await translator.start('en-US');
  return translator;
};

const servicesOf = (translator: Pick<Translator, 'locale$' | 'translate'>): Services => ({
  get: () => translator as never,
});

const translators: Translate[] = [];

const Cell = memo(() => {
  const {
    t,
    locale: { code },
  } = useText();
  translators.push(t);
  return <span>{`${code} ${t('save')}`}</span>;
});

const page = (services: Services) => (
  <ServicesProvider services={services}>
    {Array.from({ length: 100 }, (_, index) => (
      <Cell key={index} />
    ))}
  </ServicesProvider>
);

const texts = () => new Set([...document.querySelectorAll('span')].map(({ textContent }) => textContent));

beforeEach(() => {
  translators.length = 0;
});

test('a hundred components share one subscription to the language', async () => {
  const translator = await start();
  let subscriptions = 0;
  const subscribe = translator.locale$.subscribe.bind(translator.locale$);
  jest.spyOn(translator.locale$, 'subscribe').mockImplementation(((...observer: Parameters<typeof subscribe>) => {
    subscriptions += 1;
    const subscription = subscribe(...observer);
    subscription.add(() => {
      subscriptions -= 1;
    });
    return subscription;
  }) as typeof subscribe);
  const { unmount } = render(page(servicesOf(translator)));
  expect(screen.getAllByText('en-US Save')).toHaveLength(100);
  expect(subscriptions).toBe(1);
  unmount();
  expect(subscriptions).toBe(0);
});

test('all components get the same function, and another one only when the language changes', async () => {
  const translator = await start();
  const services = servicesOf(translator);
  const { rerender } = render(page(services));
  rerender(page(services));
  expect(new Set(translators).size).toBe(1);
  await act(() => translator.changeLanguage('de-DE'));
  expect([texts(), new Set(translators).size]).toEqual([new Set(['de-DE Sichern']), 2]);
});

test('a field gets our texts for the keys of the platform, in the language of the user, once they have loaded', async () => {
  const translator = new Translator([locale('en-US'), locale('de-DE')], async (language, namespace) =>
    namespace === 'system' ? { system_draft: language === 'en-US' ? 'In the works' : 'Entwurf' } : {},
  );
  await translator.start('en-US');
  const field = loneField(stringField('status', { note: '$t:draft' }));
  const Note = () => <p>{useText().localizeField(field).meta?.note}</p>;
  render(
    <ServicesProvider services={servicesOf(translator)}>
      <Note />
    </ServicesProvider>,
  );
  expect(screen.queryByText(/\S/)).toBeNull();
  expect(await screen.findByText('In the works')).toBeVisible();
  await act(() => translator.changeLanguage('de-DE'));
  expect(screen.getByText('Entwurf')).toBeVisible();
});

test('a field gets the texts of the server, in the language of the user, before ours', async () => {
  const translator = new Translator([locale('en-US'), locale('de-DE')], async (_language, namespace) =>
    namespace === 'system' ? { system_draft: 'In the works' } : {},
  );
  await translator.start('en-US');
  await translator.load(['system']);
  const field = loneField(stringField('status', { note: '$t:draft', options: { placeholder: '$t:my.hint' } }));
  const Note = () => {
    const { meta } = useText().localizeField(field);
    return <p>{`${meta?.note} ${String(meta?.options?.['placeholder'])}`}</p>;
  };
  render(
    <ServicesProvider services={servicesOf(translator)}>
      <Note />
    </ServicesProvider>,
  );
  expect(screen.getByText('In the works Hint')).toBeVisible();
  const texts = new Map([
    [
      'draft',
      new Map([
        ['en-US', 'Not yet'],
        ['de-DE', 'Noch nicht'],
      ]),
    ],
    ['my.hint', new Map([['de-DE', 'Tipp']])],
  ]);
  act(() => translator.setOwnTexts(texts));
  expect(screen.getByText('Not yet Hint')).toBeVisible();
  await act(() => translator.changeLanguage('de-DE'));
  expect(screen.getByText('Noch nicht Tipp')).toBeVisible();
  act(() => translator.setOwnTexts(new Map()));
  expect(screen.getByText('In the works Hint')).toBeVisible();
});

test('throws outside of a ServicesProvider', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<Cell />)).toThrow('There is no ServicesProvider around this component');
});

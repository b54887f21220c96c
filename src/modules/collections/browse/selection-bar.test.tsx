import { render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { openSelection } from '../../../application/browse/selection/selection.fixtures';
import { ready } from '../../../kernel';
import { LanguageService, ServicesProvider, ItemDependenciesService, type Services } from '../../../kit';
import { SelectionBar } from './selection-bar';

const language = {
  locale$: of({ code: 'en-US' }),
  translate: (key: string, said: object = {}) => `${key} ${Object.values(said).join(' ')}`.trim(),
};
const original = window.matchMedia;

const show = (narrow: boolean, here: readonly number[]): HTMLElement => {
  window.matchMedia = () =>
    ({
      matches: narrow,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  const { parts, browse } = openSelection(3, undefined, 5);
  Object.assign(browse.list, { items$: of(ready(here.map((id) => ({ id })))) });
  Object.assign(browse, { view$: of({ filters: [] }) });
  const services = new Map<unknown, unknown>([
    [LanguageService, language],
    [ItemDependenciesService, parts],
  ]);
  render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <SelectionBar browse={browse} title="Articles" />
    </ServicesProvider>,
  );
  return screen.getByRole('status');
};

afterEach(() => {
  window.matchMedia = original;
});

test.each([false, true])(
  'it says how many are selected, and how many of them on other pages (on a phone: %p)',
  (narrow) => {
    expect(show(narrow, [1, 4])).toHaveTextContent('selected_number 3selected_elsewhere 2');
  },
);

test('of other pages it says nothing while all are here', () => {
  expect(show(true, [1, 2, 3])).toHaveTextContent(/^selected_number 3$/);
});

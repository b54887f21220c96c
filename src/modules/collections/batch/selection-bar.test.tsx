import { render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import type { SelectAllDenial } from '../../../application/browse';
import { openSelection } from '../../../application/browse/selection/selection.fixtures';
import { ready } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { SelectAllButton, SelectionBar } from './selection-bar';
import type { SelectionViewModel } from './selection.view-model';
import { ItemDependencies } from '../../../application/dependencies';

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
    [Translator, language],
    [ItemDependencies, parts],
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

test('shows no count of other pages when all items are listed', () => {
  expect(show(true, [1, 2, 3])).toHaveTextContent(/^selected_number 3$/);
});

describe('select all button', () => {
  const language = {
    locale$: of({ code: 'en-US' }),
    translate: (key: string, said: object = {}) => `${key} ${Object.values(said).join(' ')}`.trim(),
  };
  const services = { get: (token: unknown) => (token === Translator ? language : undefined) } as Services;
  const original = window.matchMedia;

  const show = (found: number | null, narrow: boolean, disabled: SelectAllDenial | false = false): HTMLElement => {
    window.matchMedia = () =>
      ({
        matches: narrow,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList;
    const view = {
      counts$: of({ selected: 3, elsewhere: 0, found }),
      selectAll: { denied$: of(disabled), progress$: of(null) },
    } as unknown as SelectionViewModel;
    render(
      <ServicesProvider services={services}>
        <SelectAllButton view={view} />
      </ServicesProvider>,
    );
    return screen.getByRole('button');
  };

  afterEach(() => {
    window.matchMedia = original;
  });

  test.each([
    [193, false, 'select_all_found 193'],
    [193, true, 'select_all_brief 193'],
    [2_000_000, true, /^select_first_found/],
  ])('%p found, on a phone: %p', (found, narrow, text) => {
    const button = show(found, narrow);
    expect(button).toHaveTextContent(text);
    expect(button).toHaveAccessibleName(/^select_(all|first)_found/);
  });

  test('is disabled with a reason when the count failed', () => {
    const button = show(null, false, 'items_not_counted');
    expect(button).toHaveAccessibleName('select_all_uncounted');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('items_not_counted');
  });
});

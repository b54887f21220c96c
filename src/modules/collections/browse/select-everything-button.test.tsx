import { render, screen } from '@testing-library/react';
import { of } from 'rxjs';
import type { EverythingDenial } from '../../../application/browse';
import { LanguageService, ServicesProvider, type Services } from '../../../kit';
import { SelectEverythingButton } from './select-everything-button';
import type { SelectionViewModel } from './selection.view-model';

const language = {
  locale$: of({ code: 'en-US' }),
  translate: (key: string, said: object = {}) => `${key} ${Object.values(said).join(' ')}`.trim(),
};
const services = { get: (token: unknown) => (token === LanguageService ? language : undefined) } as Services;
const original = window.matchMedia;

const show = (found: number | null, narrow: boolean, disabled: EverythingDenial | false = false): HTMLElement => {
  window.matchMedia = () =>
    ({
      matches: narrow,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  const view = {
    counts$: of({ selected: 3, elsewhere: 0, found }),
    everything: { disabled$: of(disabled), progress$: of(null) },
  } as unknown as SelectionViewModel;
  render(
    <ServicesProvider services={services}>
      <SelectEverythingButton view={view} />
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
])('%p found, on a phone %p', (found, narrow, text) => {
  const button = show(found, narrow);
  expect(button).toHaveTextContent(text);
  expect(button).toHaveAccessibleName(/^select_(all|first)_found/);
});

test('what could not be counted cannot be selected, and it says why', () => {
  const button = show(null, false, 'items_not_counted');
  expect(button).toHaveAccessibleName('select_all_uncounted');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('items_not_counted');
});

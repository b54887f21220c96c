import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type BehaviorSubject, of } from 'rxjs';
import { PageActions } from '../../../../application/actions';
import { now, openSelection } from '../../../../application/browse/selection/selection.fixtures';
import { serviceEntries } from '../../../../../tests/support/service-entries';
import { failed, networkFailure, ready } from '../../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../../kit';
import { SelectionBar } from './selection-bar';
import { NO_RISKS } from './write-risks';

const language = {
  locale$: of({ code: 'en-US' }),
  translate: (key: string, said: object = {}) => `${key} ${Object.values(said).join(' ')}`.trim(),
};
const original = window.matchMedia;

const show = (narrow: boolean, here: readonly number[], found = 5) => {
  window.matchMedia = () =>
    ({
      matches: narrow,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  const { parts, browse, selection, asked } = openSelection(3, undefined, found);
  Object.assign(browse.list, { items$: of(ready(here.map((id) => ({ id })))) });
  Object.assign(browse, { view$: of({ filters: [] }) });
  const registry = new PageActions();
  const services = new Map<unknown, unknown>([
    [Translator, language],
    ...serviceEntries(parts),
    [PageActions, registry],
  ]);
  const { unmount } = render(
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      <SelectionBar browse={browse} title="Articles" risks={NO_RISKS} actions={[]} />
    </ServicesProvider>,
  );
  const registered = () => now(registry.of$('page'));
  return { browse, selection, asked, registered, unmount };
};

afterEach(() => {
  window.matchMedia = original;
});

test.each([false, true])(
  'it says how many are selected, and how many of them on other pages (on a phone: %p)',
  (narrow) => {
    show(narrow, [1, 4]);
    expect(screen.getByRole('status')).toHaveTextContent('selected_number 3selected_elsewhere 2');
  },
);

test('shows no count of other pages when all items are listed', () => {
  show(true, [1, 2, 3]);
  expect(screen.getByRole('status')).toHaveTextContent(/^selected_number 3$/);
});

test('registers the actions that it draws until the selection is empty', () => {
  const { selection, registered, unmount } = show(false, [1, 2, 3]);
  const ids = ['edit-selection', 'archive-selection', 'unarchive-selection', 'delete-selection', 'select-found'];
  expect(registered().map(({ id }) => id)).toEqual(ids);
  for (const name of ['edit', 'archive', 'unarchive', 'delete_items 3', 'select_all_found 5'])
    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  act(() => selection.toggle('3'));
  expect(screen.getByRole('button', { name: 'delete_items 2' })).toBeInTheDocument();
  unmount();
  expect(registered()).toEqual([]);
});

test('a registered deletion opens the confirmation of the button', async () => {
  const { registered, asked } = show(false, [1, 2, 3]);
  act(() =>
    registered()
      .find(({ id }) => id === 'delete-selection')
      ?.execute?.(),
  );
  expect(await screen.findByRole('alertdialog', { name: 'delete_items_question 3' })).toBeInTheDocument();
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'delete_items 3' }));
  expect(asked.map(({ what, keys }) => [what, keys])).toEqual([['delete', [1, 2, 3]]]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test.each([
  [193, false, 'select_all_found 193', 'select_all_found 193'],
  [193, true, 'select_all_found 193', 'select_all_brief 193'],
  [2_000_000, true, 'select_first_found 10000 2000000', 'select_first_found 10000 2000000'],
])('the button for %p found items, on a phone: %p', (found, narrow, name, text) => {
  show(narrow, [1, 2, 3], found);
  expect(screen.getByRole('button', { name })).toHaveTextContent(text);
});

test('selecting all is disabled with a reason when the count failed', () => {
  const { browse } = show(false, [1, 2, 3]);
  const counts$ = browse.list.counts$ as BehaviorSubject<unknown>;
  act(() => counts$.next(failed(networkFailure('GET /items/articles', true))));
  const button = screen.getByRole('button', { name: 'select_all_uncounted' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('items_not_counted');
});

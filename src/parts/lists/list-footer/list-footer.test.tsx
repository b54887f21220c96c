import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import type { ListSession } from '../../../application/browse';
import type { Item } from '../../../domain/items';
import type { ItemCounts } from '../../../domain/query';
import { failed, loading, networkFailure, ready, valueOf, type RemoteData } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { PageFooter } from './list-footer';

const failure = networkFailure('GET /items/articles', false);
const language = {
  locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }),
  translate: (key: string, said: object = {}) => [key, ...Object.values(said)].join(' '),
};
const services = { get: (token: unknown) => (token === Translator ? language : undefined) } as Services;

const open = (counts: RemoteData<ItemCounts>, page = 1) => {
  const counts$ = new BehaviorSubject(counts);
  const items$ = new BehaviorSubject<RemoteData<readonly Item[]>>(
    ready(Array.from({ length: 25 }, (_, id) => ({ id }))),
  );
  const [recount, changeQuery] = [jest.fn(() => counts$.next(loading())), jest.fn()];
  const session = { list: { items$, counts$, recount }, changeQuery } as unknown as ListSession;
  const foot = (shown: number) => (
    <ServicesProvider services={services}>
      <PageFooter session={session} query={{ page: shown, limit: 25 }} />
    </ServicesProvider>
  );
  const { rerender } = render(foot(page));
  return { counts$, items$, recount, changeQuery, turnTo: (shown: number) => rerender(foot(shown)) };
};

const retry = () => screen.getByRole('button', { name: 'retry' });

test('shows the count and all pages', () => {
  open(ready({ total_count: 193, filter_count: 193 }));
  expect(screen.getByText('item_range 1 25 193')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'page 8' })).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});

test('shows a count failure, and still opens the previous and next page', async () => {
  const { changeQuery } = open(failed(failure), 2);
  expect(screen.getByRole('status')).toHaveTextContent('items_not_counted');
  expect(screen.getByText('item_range_uncounted 26 50')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'page 3' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'next_page' }));
  await userEvent.click(screen.getByRole('button', { name: 'previous_page' }));
  expect(changeQuery.mock.calls).toEqual([[{ page: 3 }], [{ page: 1 }]]);
});

test('the retry button counts again and keeps the focus until it succeeds', async () => {
  const { counts$, recount } = open(failed(failure));
  await userEvent.click(retry());
  expect(recount).toHaveBeenCalledTimes(1);
  expect(retry()).toHaveFocus();
  expect(retry()).toHaveAttribute('aria-busy', 'true');
  act(() => counts$.next(failed(failure)));
  expect(retry()).toHaveFocus();
  act(() => counts$.next(ready({ total_count: 193, filter_count: 193 })));
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.getByText('item_range 1 25 193')).toBeInTheDocument();
});

test('shows no failure while counting', () => {
  open(loading());
  expect(screen.queryByRole('status')).toBeNull();
});

test('keeps the range of the visible items until another page has loaded', () => {
  const { items$, turnTo } = open(ready({ total_count: 193, filter_count: 193 }));
  act(() => items$.next(loading(valueOf(items$.value))));
  turnTo(2);
  expect(screen.getByText('item_range 1 25 193')).toBeInTheDocument();
  act(() => items$.next(ready([{ id: 26 }])));
  expect(screen.getByText('item_range 26 50 193')).toBeInTheDocument();
});

import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BehaviorSubject, of } from 'rxjs';
import { PageActions } from '../../application/actions';
import { allowedAction, currentValue } from '../../kernel';
import { type Services, ServicesProvider } from '../services/services';
import { Translator } from '../texts/translator';
import { menuEntry, type PageAction, useActions, usePageActions } from './page-actions';

const language = {
  locale$: of({ code: 'en-US' }),
  translate: (key: string, parameters: object = {}) => [key, ...Object.values(parameters)].join(' '),
};

const begin = () => {
  const registry = new PageActions();
  const services = new Map<unknown, unknown>([
    [Translator, language],
    [PageActions, registry],
  ]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
      {children}
    </ServicesProvider>
  );
  return { registry, wrapper };
};

const deleting = (count: number): PageAction =>
  allowedAction({ id: 'delete', label: 'delete_items', parameters: { count }, icon: 'delete' }, () => undefined);

test('draws another list at once, even while the browser is busy', () => {
  Object.assign(window, { requestIdleCallback: () => 0 });
  const lists = [[deleting(2)], [deleting(3)]];
  const { result, rerender } = renderHook(({ at }) => useActions(lists[at] ?? []), {
    initialProps: { at: 0 },
    wrapper: begin().wrapper,
  });
  expect(result.current.map(({ label }) => label)).toEqual(['delete_items 2']);
  rerender({ at: 1 });
  expect(result.current.map(({ label }) => label)).toEqual(['delete_items 3']);
  Object.assign(window, { requestIdleCallback: undefined });
});

test('shows progress instead of the reason, and the note and the keys in menus', () => {
  const busy$ = new BehaviorSubject(false);
  const reset: PageAction = {
    id: 'reset',
    label: 'view_reset',
    note: 'view_reset_note',
    icon: 'undo',
    shortcut: { key: 'r' },
    denied$: of('not_allowed'),
    busy$,
    execute: () => undefined,
  };
  const actions = [reset];
  const { result, rerender } = renderHook(() => useActions(actions).map(menuEntry), { wrapper: begin().wrapper });
  expect(result.current).toMatchObject([
    { key: 'reset', label: 'view_reset', note: 'view_reset_note', shortcut: 'R', disabledReason: 'not_allowed' },
  ]);
  busy$.next(true);
  rerender();
  expect(result.current).toMatchObject([{ disabledReason: undefined }]);
});

test('registers a list until the page closes, and replaces it by the next one', () => {
  const { registry, wrapper } = begin();
  const lists = [[deleting(2)], [deleting(3)]];
  const { rerender, unmount } = renderHook(({ at }) => usePageActions(lists[at] ?? []), {
    initialProps: { at: 0 },
    wrapper,
  });
  rerender({ at: 1 });
  expect(currentValue(registry.of$('page'))).toEqual(lists[1]);
  unmount();
  expect(currentValue(registry.of$('page'))).toEqual([]);
});

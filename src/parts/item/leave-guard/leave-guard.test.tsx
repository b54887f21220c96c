import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BehaviorSubject, type Observable, of } from 'rxjs';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import type { KeptDraft } from '../../../application/item-editing';
import { LeaveGuard, type SaveAction } from './leave-guard';

const services = new Map<unknown, unknown>([
  [Translator, { locale$: of({ code: 'en-US', direction: 'ltr' }), translate: (key: string) => key }],
]);

/** A changed form at this address, with the addresses before it. */
const open = async (
  initialEntries: readonly string[],
  everyNavigation = false,
  save?: SaveAction,
  draft?: KeptDraft,
) => {
  const dirty$ = new BehaviorSubject(true);
  const form = {
    get dirty() {
      return dirty$.value;
    },
    dirty$,
  };
  const moving: { current: string | null } = { current: null };
  const guard = (
    <LeaveGuard
      form={form}
      save={save}
      draft={draft}
      moving={moving}
      everyNavigation={everyNavigation}
      onDiscard={() => dirty$.next(false)}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: guard }], { initialEntries: [...initialEntries] });
  await act(async () => {
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
  });
  const address = (): string => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  return { router, address, dirty$, moving };
};

/** A save under way until the test ends it. */
const saving = (denied$: Observable<false | 'nothing_to_save'> = of(false)) => {
  const busy$ = new BehaviorSubject(false);
  const execute = jest.fn(() => busy$.next(true));
  return { busy$, execute, denied$ };
};

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

const question = () => screen.queryByRole('dialog', { name: 'unsaved_changes' });

test.each([
  ['path', '/tags', '/articles'],
  ['query string', '/tags?bookmark=3', '/tags'],
  ['query string', '/tags', '/tags?resume=7'],
  ['hash', '/tags', '/tags#row'],
])('asks before a change of the %s from %s to %s', async (_, from, to) => {
  const { router, address } = await open([from]);
  await act(() => router.navigate(to));
  expect(question()).toBeVisible();
  expect(address()).toBe(from);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'unsaved_throw_away' })));
  expect(address()).toBe(to);
});

test('a draft that keeps all edits is offered, and stays when the page is left with it', async () => {
  const isComplete$ = new BehaviorSubject(false);
  const write = jest.fn(() => isComplete$.next(true));
  const { router, address } = await open(['/tags'], false, undefined, { isComplete$, write });
  await act(() => router.navigate('/articles'));
  expect(write).toHaveBeenCalledTimes(1);
  expect(question()).toHaveTextContent('unsaved_kept_text');
  act(() => isComplete$.next(false));
  expect(question()).toHaveTextContent('unsaved_changes_text');
  expect(screen.queryByRole('button', { name: 'unsaved_keep_draft' })).toBeNull();
  act(() => isComplete$.next(true));
  await press('unsaved_keep_draft');
  expect(address()).toBe('/articles');
});

test('does not ask before a drawer is opened over the page, whose guard asks for the page when both are left', async () => {
  const [page, field] = [new BehaviorSubject(true), new BehaviorSubject(false)];
  const formOf = (dirty$: BehaviorSubject<boolean>) => ({
    get dirty() {
      return dirty$.value;
    },
    dirty$,
  });
  const router = createMemoryRouter(
    [
      { path: '/model/tags', element: <LeaveGuard form={formOf(page)} drawersAt="/model/tags" /> },
      {
        path: '/model/tags/name',
        element: <LeaveGuard form={formOf(page)} drawer={{ page: '/model/tags', form: formOf(field) }} />,
      },
      { path: '*', element: null },
    ],
    { initialEntries: ['/model/tags'] },
  );
  await act(async () => {
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
  });
  await act(() => router.navigate('/model/tags/name'));
  expect([question(), router.state.location.pathname]).toEqual([null, '/model/tags/name']);
  await act(() => router.navigate('/model'));
  expect(question()).toBeVisible();
  await press('keep_editing');
  await act(async () => field.next(true));
  await act(() => router.navigate('/model/tags'));
  expect(question()).toBeVisible();
  await press('keep_editing');
  await act(async () => field.next(false));
  await act(() => router.navigate('/model/tags'));
  await waitFor(() => expect([question(), router.state.location.pathname]).toEqual([null, '/model/tags']));
});

test('asks before going back to the same path without the query string', async () => {
  const { router, address } = await open(['/tags', '/tags?resume=7']);
  await act(() => router.navigate(-1));
  expect(question()).toBeVisible();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'keep_editing' })));
  expect(address()).toBe('/tags?resume=7');
});

test('asks before the same address with other router state only where that loses edits', async () => {
  const page = await open(['/tags']);
  await act(() => page.router.navigate('/tags', { state: { several: ['1'] } }));
  expect(question()).toBeNull();
  const drawer = await open(['/articles'], true);
  await act(() => drawer.router.navigate('/articles', { state: null }));
  expect(question()).toBeVisible();
});

test('proceeds once when discarding makes the form clean', async () => {
  const { router, address } = await open(['/sections', '/articles', '/tags']);
  const visited: string[] = [];
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle' && visited.at(-1) !== location.pathname) visited.push(location.pathname);
  });
  await act(() => router.navigate(-1));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'unsaved_throw_away' })));
  await act(async () => undefined);
  expect([address(), visited.filter((path) => path !== '/tags')]).toEqual(['/articles', ['/articles']]);
});

test('saves and leaves once everything is saved', async () => {
  const save = saving();
  const { router, address, dirty$ } = await open(['/tags'], false, save);
  await act(() => router.navigate('/articles?page=2'));
  await press('save');
  expect(save.execute).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(question()).toBeNull());
  expect(address()).toBe('/tags');
  await act(async () => {
    dirty$.next(false);
    save.busy$.next(false);
  });
  expect(address()).toBe('/articles?page=2');
});

test('stays where edits are left after the save, and asks again later', async () => {
  const save = saving();
  const { router, address } = await open(['/tags'], false, save);
  await act(() => router.navigate('/articles'));
  await press('save');
  await act(async () => save.busy$.next(false));
  await waitFor(() => expect(question()).toBeNull());
  expect(address()).toBe('/tags');
  await act(() => router.navigate('/articles'));
  expect(question()).toBeVisible();
});

test('leaves after a save that has moved a new item to its address', async () => {
  const save = saving();
  const { router, address, dirty$, moving } = await open(['/tags/+'], false, save);
  await act(() => router.navigate('/articles'));
  await press('save');
  await act(async () => {
    dirty$.next(false);
    moving.current = '/tags/7';
    await router.navigate('/tags/7', { replace: true });
    save.busy$.next(false);
  });
  expect(address()).toBe('/articles');
});

test('says why nothing can be saved', async () => {
  const { router } = await open(['/tags'], false, saving(of('nothing_to_save')));
  await act(() => router.navigate('/articles'));
  expect(screen.getByRole('button', { name: 'save' })).toHaveAccessibleDescription('nothing_to_save');
});

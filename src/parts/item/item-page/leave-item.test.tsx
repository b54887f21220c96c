import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { PageActions } from '../../../application/actions';
import type { OpenItem } from '../../../application/item-editing';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { ItemActions } from './item-actions';
import { ItemPageActions } from './item-page-actions';
import { LeaveGuard, ProceedWhenClean } from '../leave-guard';

const NO_ACTION = { denied$: of(false), execute: () => undefined };

/** The head of an item and its guard, as an edit wakes them; what they have said since is what has been drawn again. */
const open = async () => {
  const dirty$ = new BehaviorSubject(false);
  const [save$, discard$] = [
    new BehaviorSubject<string | false>('nothing_to_save'),
    new BehaviorSubject<string | false>('nothing_to_discard'),
  ];
  const item = {
    editing: { target$: of({ kind: 'existing' }), busy$: of(false) },
    save: { ...NO_ACTION, denied$: save$ },
    discard: { ...NO_ACTION, denied$: discard$ },
    remove: NO_ACTION,
    archive: { ...NO_ACTION, archived$: of(false) },
  } as unknown as OpenItem;
  const view = { item, actions: new ItemPageActions(item, of(false)) };
  const said: string[] = [];
  const translate = (key: string): string => {
    said.push(key);
    return key;
  };
  const services = new Map<unknown, unknown>([
    [Translator, { locale$: of({ code: 'en-US', direction: 'ltr' }), translate }],
    [PageActions, new PageActions()],
  ]);
  const form = {
    get dirty() {
      return dirty$.value;
    },
    dirty$,
  };
  const page = (
    <>
      <ItemActions view={view} collection="Surveys" onCopied={() => undefined} />
      <LeaveGuard form={form} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/away', element: <p>Away</p> },
  ]);
  await act(async () => {
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
  });
  const become = (dirty: boolean): void =>
    act(() => {
      dirty$.next(dirty);
      save$.next(dirty ? false : 'nothing_to_save');
      discard$.next(dirty ? false : 'nothing_to_discard');
    });
  said.length = 0;
  return { become, said, router };
};

const isHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the first and last edit render the save button only', async () => {
  const { become, said } = await open();
  const save = screen.getByRole('button', { name: 'save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  become(true);
  expect(save).not.toHaveAttribute('aria-disabled');
  become(false);
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(said).toContain('save');
  for (const other of ['delete_item_question', 'unsaved_changes']) expect(said).not.toContain(other);
});

test('closing the page asks only while there are edits', async () => {
  const { become } = await open();
  expect(isHeld()).toBe(false);
  become(true);
  expect(isHeld()).toBe(true);
  become(false);
  expect(isHeld()).toBe(false);
});

test('leaving with edits asks, and proceeds once they are saved', async () => {
  const { become, router } = await open();
  become(true);
  await act(() => router.navigate('/away'));
  expect(screen.getByRole('dialog', { name: 'unsaved_changes' })).toBeVisible();
  const dirty$ = new BehaviorSubject(true);
  const goOn = jest.fn();
  render(<ProceedWhenClean form={{ dirty$ }} then={goOn} />);
  expect(goOn).not.toHaveBeenCalled();
  act(() => dirty$.next(false));
  expect(goOn).toHaveBeenCalledTimes(1);
});

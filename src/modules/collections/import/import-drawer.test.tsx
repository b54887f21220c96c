import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BehaviorSubject, of } from 'rxjs';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { ImportLeaveGuard } from './import-drawer';

const services = new Map<unknown, unknown>([
  [Translator, { locale$: of({ code: 'en-US', direction: 'ltr' }), translate: (key: string) => key }],
]);

const open = async (asking = false) => {
  const dirty$ = new BehaviorSubject(true);
  const items = {
    get dirty() {
      return dirty$.value;
    },
    dirty$,
    stop: jest.fn(),
  };
  const onAnswer = jest.fn();
  const element = <ImportLeaveGuard items={items} asking={asking} onAnswer={onAnswer} />;
  const router = createMemoryRouter(
    [
      { path: '/list', element },
      { path: '/away', element: <p>Away</p> },
    ],
    { initialEntries: ['/away', '/list'] },
  );
  await act(async () => {
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
  });
  return { dirty$, items, onAnswer, router };
};

const question = () => screen.queryByRole('dialog', { name: 'import_leave' });
const answer = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['import_stop', 1],
  ['import_stay', 0],
])('asks before navigating away and keeps the drawer open: %s', async (name, stops) => {
  const { items, router } = await open();
  expect(question()).toBeNull();
  await act(() => router.navigate(-1));
  expect(question()).toBeVisible();
  act(() => void answer(name));
  expect([router.state.location.pathname, items.stop.mock.calls.length]).toEqual(['/list', stops]);
  await waitFor(() => expect(question()).toBeNull());
});

test('asks before closing, and can stop the import', async () => {
  const { items, onAnswer } = await open(true);
  expect(question()).toBeVisible();
  answer('import_stop');
  expect([items.stop.mock.calls.length, onAnswer.mock.calls.length]).toEqual([1, 1]);
});

test('closes the question when the import ends, and shows the result', async () => {
  const { dirty$, onAnswer, router } = await open();
  await act(() => router.navigate(-1));
  await act(async () => dirty$.next(false));
  await waitFor(() => expect(question()).toBeNull());
  expect([router.state.location.pathname, onAnswer.mock.calls.length]).toEqual(['/list', 1]);
});

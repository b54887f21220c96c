import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { act } from 'react';
import { testModule } from '../kit/contributions/module.fixtures';
import { moduleRoutes } from './module-routes';

const mounted = jest.fn();

const List = () => (
  <>
    <p ref={(element) => void (element !== null && mounted())}>list</p>
    <Outlet />
  </>
);

const pages = (module: string) =>
  testModule(module, {
    routes: [
      {
        path: '',
        component: async () => List,
        children: [{ path: ':entry', component: async () => () => <p>drawer</p> }],
      },
      { path: 'all/:page', component: async () => () => <p>page</p> },
    ],
  });

const texts = () => screen.queryAllByRole('paragraph').map(({ textContent }) => textContent);

test('shows a page, and its children in the outlet of it, which stays mounted', async () => {
  const router = createMemoryRouter([...moduleRoutes(pages('log'))], { initialEntries: ['/log'] });
  await act(async () => render(<RouterProvider router={router} />));
  expect(texts()).toEqual(['list']);
  await act(() => router.navigate('/log/7'));
  expect(texts()).toEqual(['list', 'drawer']);
  expect(mounted).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/log/all/2'));
  expect(texts()).toEqual(['page']);
});

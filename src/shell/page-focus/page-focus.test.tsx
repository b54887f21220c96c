import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router-dom';
import type { ReturnState } from '../../kit';
import { PageFocus } from './page-focus';

interface PageProps {
  readonly title: string;
  readonly children?: ReactNode;
}

const Page = ({ title, children }: PageProps) => {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </main>
  );
};

const Go = ({
  to,
  replace = false,
  state,
}: {
  readonly to: string;
  readonly replace?: boolean;
  readonly state?: unknown;
}) => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(to, { replace, state })}>{`Go to ${to}`}</button>;
};

const LATE_MS = 400;

/** Shows its children after a while. */
const Late = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown ? children : null;
};

const Focused = () => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <input ref={input} aria-label="Email" />;
};

const item = (key: string) => (
  <li data-key={key} key={key}>
    <a href={`/admin/articles/${key}`}>{`Article ${key}`}</a>
  </li>
);

const PAGES: Readonly<Record<string, ReactNode>> = {
  '/articles': (
    <Page title="Articles">
      <Go to="/articles/2" />
      <Go to="/articles/+" />
      <Late>
        <ul>{['1', '2', '3'].map(item)}</ul>
      </Late>
    </Page>
  ),
  '/articles/2': (
    <Page title="Article 2">
      <Go to="/articles" />
      <Go to="/authors/1" />
    </Page>
  ),
  '/articles/+': (
    <Page title="New article">
      <Go to="/articles" state={{ opened: '/articles/3' } satisfies ReturnState} />
    </Page>
  ),
  '/authors/1': (
    <Page title="Author 1">
      <ul>{item('2')}</ul>
    </Page>
  ),
  '/late': (
    <Late>
      <Page title="Late" />
    </Late>
  ),
  '/login': (
    <Page title="Sign in">
      <Focused />
    </Page>
  ),
};

const Root = () => (
  <>
    <PageFocus />
    <Go to="/articles" />
    <Outlet />
  </>
);

const open = (at: string, more: Readonly<Record<string, ReactNode>> = {}) => {
  const children = Object.entries({ ...PAGES, ...more }).map(([path, element]) => ({ path, element, id: path }));
  const router = createMemoryRouter([{ element: <Root />, children }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { go: (to: string | -1) => act(async () => router.navigate(to as string)) };
};

const press = (to: string) =>
  userEvent.click(screen.getAllByRole('button', { name: `Go to ${to}` }).at(-1) ?? document.body);
const heading = (name: string) => screen.findByRole('heading', { name });

const PATIENT = { timeout: 4000 };

/** Longer than the list and the announcement take. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 1200)));

test('leaves the focus of a loaded document to the browser, and announces nothing', async () => {
  open('/articles');
  await rest();
  expect(document.body).toHaveFocus();
  expect(document.querySelector('[aria-live]')).toHaveTextContent('');
});

test('after a navigation, focuses the heading and announces the title', async () => {
  const { go } = open('/articles');
  await go('/articles/2');
  const shown = await heading('Article 2');
  await waitFor(() => expect(shown).toHaveFocus(), PATIENT);
  await waitFor(() => expect(document.querySelector('[aria-live]')).toHaveTextContent('Article 2'), PATIENT);
});

test('moves the focus from a control outside of the page to the heading', async () => {
  open('/articles/2');
  await userEvent.click(screen.getAllByRole('button', { name: 'Go to /articles' })[0] ?? document.body);
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
  expect(await heading('Articles')).toHaveFocus();
});

test('waits for a heading that is shown later', async () => {
  const { go } = open('/articles');
  await go('/late');
  expect(screen.queryByRole('heading')).toBeNull();
  const late = await heading('Late');
  await waitFor(() => expect(late).toHaveFocus(), PATIENT);
});

test('leaves the focus where the page has put it', async () => {
  const { go } = open('/articles');
  await go('/login');
  await rest();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('leaves the focus in a page that only changes its address', async () => {
  const page = (
    <Page title="Form">
      <Go to="/form/7" replace />
    </Page>
  );
  open('/form/+', { '/form/:key': page });
  await press('/form/7');
  await rest();
  expect(screen.getByRole('button', { name: 'Go to /form/7' })).toHaveFocus();
});

test('back in the list, focuses the item that was open once the list shows it', async () => {
  open('/articles');
  await press('/articles/2');
  await heading('Article 2');
  await press('/articles');
  expect(await heading('Articles')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Article 2' })).toHaveFocus(), PATIENT);
});

test('back in the list, goes on from a heading that has got the focus already', async () => {
  const FocusedHeading = () => {
    useEffect(() => document.querySelector('h1')?.focus(), []);
    return PAGES['/articles'];
  };
  open('/articles/2', { '/articles': <FocusedHeading /> });
  await press('/articles');
  expect(await heading('Articles')).toHaveFocus();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Article 2' })).toHaveFocus(), PATIENT);
});

test('back in the list, leaves the focus that the user has moved since', async () => {
  open('/articles');
  await press('/articles/2');
  await heading('Article 2');
  await press('/articles');
  expect(await heading('Articles')).toHaveFocus();
  await userEvent.tab();
  await rest();
  expect(screen.getByRole('button', { name: 'Go to /articles/2' })).toHaveFocus();
});

test('in the list after the creation of an item, focuses the created item', async () => {
  open('/articles');
  await press('/articles/+');
  await heading('New article');
  await press('/articles');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Article 3' })).toHaveFocus(), PATIENT);
});

test('focuses the heading of another page that lists the page that was left', async () => {
  open('/articles/2');
  await press('/authors/1');
  await rest();
  expect(await heading('Author 1')).toHaveFocus();
});

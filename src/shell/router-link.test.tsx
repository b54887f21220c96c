import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, Profiler, type ReactNode } from 'react';
import { createBrowserRouter, Outlet, RouterProvider, useBlocker, useLocation } from 'react-router-dom';
import { Link, LinkContext } from '../ui';
import { routerLink } from './router-link';

const BASE = '/admin';

/** As much of a request as the router makes for itself; jsdom has none. */
class RouterRequest {
  readonly method = 'GET';
  readonly signal: RequestInit['signal'];

  constructor(
    readonly url: string,
    { signal }: RequestInit,
  ) {
    this.signal = signal;
  }
}

beforeAll(() => Object.assign(globalThis, { Request: RouterRequest }));

const Guard = () => {
  const blocker = useBlocker(true);
  return blocker.state === 'blocked' ? <button onClick={() => blocker.proceed()}>Leave</button> : null;
};

const Address = () => {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
};

const show = (links: ReactNode, { guarded = false, at = '/collections/tags' } = {}) => {
  window.history.pushState(null, '', BASE + at);
  const page = (
    <>
      <Address />
      {guarded ? <Guard /> : null}
      <Outlet />
    </>
  );
  const router = createBrowserRouter([{ element: page, children: [{ path: '*', element: links }] }], {
    basename: BASE,
  });
  render(
    <LinkContext value={routerLink(router, BASE)}>
      <RouterProvider router={router} />
    </LinkContext>,
  );
};

const at = () => screen.getByRole('status').textContent;
const link = () => screen.getByRole('link');

/** Whether the browser would go where the link leads. Nothing of jsdom does: it is stopped here. */
const leftToBrowser = (press: MouseEventInit): boolean => {
  let left = false;
  const stop = (event: Event): void => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(link(), press);
  return left;
};

test('renders the complete href, and navigates through the router on click', async () => {
  show(<Link href="/collections/articles?bookmark=2#end">Articles</Link>);
  expect(link()).toHaveAttribute('href', '/admin/collections/articles?bookmark=2#end');
  const before = window.history.length;
  await userEvent.click(link());
  expect(at()).toBe('/collections/articles?bookmark=2#end');
  expect(window.location.pathname).toBe('/admin/collections/articles');
  expect(window.history.length).toBe(before + 1);
});

test('replaces the history entry for a link to the current page', async () => {
  show(<Link href="/collections/tags?search=a">Tags</Link>, { at: '/collections/tags?search=a' });
  const before = window.history.length;
  await userEvent.click(link());
  expect(at()).toBe('/collections/tags?search=a');
  expect(window.history.length).toBe(before);
});

test.each([
  ['the key ctrl', { ctrlKey: true }],
  ['the key meta', { metaKey: true }],
  ['the key shift', { shiftKey: true }],
  ['the key alt', { altKey: true }],
  ['the middle button', { button: 1 }],
])('leaves a click with %s to the browser', (_, press) => {
  show(<Link href="/collections/articles">Articles</Link>);
  expect(leftToBrowser(press)).toBe(true);
  expect(at()).toBe('/collections/tags');
});

test.each([{ target: '_blank' }, { download: '' }])('leaves a link with %j to the browser', (attributes) => {
  show(
    <Link href="/collections/articles" {...attributes}>
      Articles
    </Link>,
  );
  expect(leftToBrowser({})).toBe(true);
  expect(at()).toBe('/collections/tags');
});

test('calls onClick first, which may prevent the navigation', async () => {
  const seen: (string | null)[] = [];
  show(
    <Link
      href="/collections/articles"
      onClick={(event) => {
        seen.push(at());
        if (seen.length === 1) event.preventDefault();
      }}
    >
      Articles
    </Link>,
  );
  await userEvent.click(link());
  expect(at()).toBe('/collections/tags');
  await userEvent.click(link());
  expect([at(), seen]).toEqual(['/collections/articles', ['/collections/tags', '/collections/tags']]);
});

test('asks about unsaved changes before it navigates', async () => {
  show(<Link href="/collections/articles">Articles</Link>, { guarded: true });
  await userEvent.click(link());
  expect(at()).toBe('/collections/tags');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(at()).toBe('/collections/articles');
});

test.each([
  'https://elsewhere.example/a',
  '//elsewhere.example/a',
  '/\\elsewhere.example/a',
  'mailto:somebody@elsewhere.example',
])('leaves %s to the browser', (href) => {
  show(<Link href={href}>Elsewhere</Link>);
  expect(link()).toHaveAttribute('href', href);
  expect(leftToBrowser({})).toBe(true);
  expect(at()).toBe('/collections/tags');
});

test('resolves a relative href against the current page', async () => {
  show(<Link href="?search=b">Found</Link>);
  expect(link()).toHaveAttribute('href', '/admin/collections/tags?search=b');
  await userEvent.click(link());
  expect(at()).toBe('/collections/tags?search=b');
});

test('forwards its ref and attributes', () => {
  const held = createRef<HTMLAnchorElement>();
  show(
    <Link href="/collections/articles" ref={held} className="card" aria-current="page" data-row-link="">
      Articles
    </Link>,
  );
  expect(held.current).toBe(link());
  expect(link()).toHaveClass('card');
  expect(link()).toHaveAttribute('aria-current', 'page');
  expect(link()).toHaveAttribute('data-row-link', '');
});

test('does not rerender links on navigation', async () => {
  const onRender = jest.fn();
  show(
    <Profiler id="link" onRender={onRender}>
      <Link href="/collections/articles">Articles</Link>
    </Profiler>,
  );
  onRender.mockClear();
  await userEvent.click(link());
  expect(at()).toBe('/collections/articles');
  expect(onRender).not.toHaveBeenCalled();
});

test.each([' http://[', '\thttps://['])('renders an unparseable href (%j) without an error', (href) => {
  show(<Link href={href}>Broken</Link>);
  expect(link()).toHaveAttribute('href', href);
});

test.each([' javascript:alert(1)', 'java\nscript:alert(1)'])(
  'does not treat an obfuscated scheme (%j) as external',
  (href) => {
    show(<Link href={href}>Script</Link>);
    expect(link().getAttribute('href')).not.toMatch(/^\s*java/);
  },
);

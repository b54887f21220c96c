import type { ComponentType, MouseEvent } from 'react';
import type { DataRouter } from 'react-router-dom';
import type { AnchorProps } from '../ui';

/** An address from the root of the application. Browsers take two slashes, of either kind, for another host. */
const ROOT_RELATIVE = /^\/(?![\\/])/;

/** One that names a host, or another way to get there. */
const EXTERNAL_URL = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** One that begins at this page, as an extension may write it. What no browser can read stays as it is. */
const resolveRelative = (href: string): string => {
  if (!URL.canParse(href, window.location.href)) return href;
  const { pathname, search, hash } = new URL(href, window.location.href);
  return pathname + search + hash;
};

/** Whether a press is meant for this page: not for a new tab or window, nor for a file to be kept. */
const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 &&
  !(metaKey || ctrlKey || shiftKey || altKey) &&
  (currentTarget.target === '' || currentTarget.target === '_self') &&
  !currentTarget.hasAttribute('download');

/** Where in the application an anchor leads; null for anywhere else. */
const pathInApplication = ({ origin, pathname, search, hash }: HTMLAnchorElement, base: string): string | null =>
  origin === window.location.origin && pathname.startsWith(`${base}/`)
    ? pathname.slice(base.length) + search + hash
    : null;

/**
 * Draws links of the components through the router, so that they stay inside the application. The router's own link is
 * drawn anew with every change of the address; a page has hundreds that need nothing of it. `base` is the path that the
 * application is mounted under, '' for the root.
 */
export const routerLink = (router: Pick<DataRouter, 'navigate'>, base: string): ComponentType<AnchorProps> =>
  function ShellLink({ href, ref, onClick, children, ...rest }) {
    const press = (event: MouseEvent<HTMLAnchorElement>): void => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const place = pathInApplication(event.currentTarget, base);
      if (place === null) return;
      event.preventDefault();
      // Browsers too keep one entry of their history for a link to the page that it is on.
      void router.navigate(place, { replace: event.currentTarget.href === window.location.href });
    };
    return (
      <a
        {...rest}
        ref={ref}
        href={ROOT_RELATIVE.test(href) ? base + href : EXTERNAL_URL.test(href) ? href : resolveRelative(href)}
        onClick={press}
      >
        {children}
      </a>
    );
  };

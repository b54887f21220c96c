import type { ComponentType, MouseEvent } from 'react';
import type { DataRouter } from 'react-router-dom';
import type { AnchorProps } from '../ui';

/** A path from the application's root. Browsers read two leading slashes, of either kind, as another host. */
const ROOT_RELATIVE = /^\/(?![\\/])/;

/** A URL with a scheme or a host. */
const EXTERNAL_URL = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** Resolves a path relative to this page, as extensions may use it. An unparseable href is returned as it is. */
const resolveRelative = (href: string): string => {
  if (!URL.canParse(href, window.location.href)) return href;
  const { pathname, search, hash } = new URL(href, window.location.href);
  return pathname + search + hash;
};

/** Whether a click navigates in this tab: not to a new tab or window, and not to a download. */
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

/** The path of an anchor below `base`; null for links that leave the application. */
const pathInApplication = ({ origin, pathname, search, hash }: HTMLAnchorElement, base: string): string | null =>
  origin === window.location.origin && pathname.startsWith(`${base}/`)
    ? pathname.slice(base.length) + search + hash
    : null;

/**
 * The link component that navigates through the router without reloading the page. The router's own link subscribes to
 * the location and rerenders on every navigation; a page has hundreds of links. `base` is the path that the application
 * is mounted under, '' for the root.
 */
export const routerLink = (router: Pick<DataRouter, 'navigate'>, base: string): ComponentType<AnchorProps> =>
  function ShellLink({ href, ref, onClick, children, ...rest }) {
    const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
      onClick?.(event);
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const path = pathInApplication(event.currentTarget, base);
      if (path === null) return;
      event.preventDefault();
      // As in browsers, a link to the current page adds no history entry.
      void router.navigate(path, { replace: event.currentTarget.href === window.location.href });
    };
    return (
      <a
        {...rest}
        ref={ref}
        href={ROOT_RELATIVE.test(href) ? base + href : EXTERNAL_URL.test(href) ? href : resolveRelative(href)}
        onClick={handleClick}
      >
        {children}
      </a>
    );
  };

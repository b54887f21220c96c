import type { ComponentType, MouseEvent } from 'react';
import { Link as RouterLink, type DataRouter } from 'react-router-dom';
import type { AnchorProps } from '../ui';

/** An address from the root of the application. Browsers take two slashes, of either kind, for another host. */
const FROM_ROOT = /^\/(?![\\/])/;

/** Whether a press is meant for this page: not for a new tab or window, nor for a file to be kept. */
const staysHere = ({ button, metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>): boolean =>
  button === 0 &&
  !(metaKey || ctrlKey || shiftKey || altKey) &&
  (currentTarget.target === '' || currentTarget.target === '_self') &&
  !currentTarget.hasAttribute('download');

/**
 * Draws links of the components through the router, so that they stay inside the application. The router's own link is
 * drawn anew with every change of the address; a page has hundreds that need nothing of it, for they begin at the root.
 * `base` is the path that the application is mounted under, '' for the root.
 */
export const linksThrough = (router: Pick<DataRouter, 'navigate'>, base: string): ComponentType<AnchorProps> =>
  function ShellLink({ href, ref, onClick, children, ...rest }) {
    if (!FROM_ROOT.test(href)) {
      return (
        <RouterLink {...rest} onClick={onClick} to={href} ref={ref ?? null}>
          {children}
        </RouterLink>
      );
    }
    const press = (event: MouseEvent<HTMLAnchorElement>): void => {
      onClick?.(event);
      if (event.defaultPrevented || !staysHere(event)) return;
      event.preventDefault();
      // Browsers too keep one entry of their history for a link to the page that it is on.
      void router.navigate(href, { replace: event.currentTarget.href === window.location.href });
    };
    return (
      <a {...rest} ref={ref} href={base + href} onClick={press}>
        {children}
      </a>
    );
  };

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { returnFromState } from '../../kit';
import { keepFocus, VisuallyHidden } from '../../ui';
import { arrive, departure, NO_PAGE } from './arrival';
import { useAnnouncedTitle } from './use-announced-title';

/** Places the focus after each navigation. */
const useArrivals = (): void => {
  const { pathname, search, state } = useLocation();
  const address = pathname + search;
  const replaced = useNavigationType() === 'REPLACE';
  const left = useRef(departure());
  const last = useRef({ address, pathname });
  /** By the path of a page, that of the page it was opened from. */
  const origins = useRef(new Map<string, string>());
  useLayoutEffect(
    () => () => {
      left.current = departure();
    },
    [address],
  );
  const arrival = { address, pathname, replaced, state: state as unknown };
  const latest = useRef(arrival);
  useLayoutEffect(() => {
    latest.current = arrival;
  });
  useEffect(() => {
    const from = last.current;
    const { pathname: to, replaced: isReplaced, state: given } = latest.current;
    if (from.address === address) return undefined;
    last.current = { address, pathname: to };
    const isReturn = origins.current.get(from.pathname) === to || from.pathname.startsWith(`${to}/`);
    if (!isReturn && !isReplaced) origins.current.set(to, from.pathname);
    const departed = left.current;
    left.current = NO_PAGE;
    return arrive({
      left: departed,
      replaced: isReplaced,
      returnsFrom: isReturn ? (returnFromState(given) ?? from.pathname) : null,
    });
  }, [address]);
};

/**
 * Places the focus after navigations, keeps it when its control is gone, and announces the title of the opened page.
 * Rendered before the pages, so that the elements of the page that is left are still there when it looks at them.
 */
export const PageFocus = () => {
  const { pathname, search } = useLocation();
  useEffect(keepFocus, []);
  useArrivals();
  return (
    <div aria-live="polite">
      <VisuallyHidden>{useAnnouncedTitle(pathname + search)}</VisuallyHidden>
    </div>
  );
};

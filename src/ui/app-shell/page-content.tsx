import { useEffect, type ReactNode, type UIEvent } from 'react';
import { classNames } from '../class-names';
import { useAppShell } from './app-shell-context';
import classes from './page-content.module.css';

export interface PageContentProps {
  readonly children: ReactNode;
  /** No padding; what is in it scrolls by itself. */
  readonly flush?: boolean | undefined;
  /** Names the region, which is then reachable by keyboard in order to scroll it. */
  readonly label?: string | undefined;
  /** The pointer or the focus has come to it: time to fetch what may be wanted. Called each time. */
  readonly onApproach?: (() => void) | undefined;
}

/** Up to here the header stays as it is, in pixels. */
const SCROLL_THRESHOLD = 8;

/** What scrolls below the header. A container named 'content' for container queries. */
export const PageContent = ({ children, flush = false, label, onApproach }: PageContentProps) => {
  const onScroll = useAppShell()?.onScroll;
  useEffect(() => () => onScroll?.(false), [onScroll]);
  // What scrolls may be a pane inside, a table's say; its event does not rise by itself.
  const note = ({ target }: UIEvent): void => {
    if (
      target instanceof HTMLElement &&
      !(target instanceof HTMLTextAreaElement) &&
      target.scrollHeight > target.clientHeight
    )
      onScroll?.(target.scrollTop > SCROLL_THRESHOLD);
  };
  return (
    <div
      onScrollCapture={note}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      className={classNames(classes['content'], flush && classes['flush'])}
      {...(label !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
};

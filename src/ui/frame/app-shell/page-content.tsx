import { useEffect, type ReactNode, type UIEvent } from 'react';
import { classNames } from '../../base/class-names';
import { useAppShell } from './app-shell-context';
import classes from './page-content.module.css';

export interface PageContentProps {
  readonly children: ReactNode;
  /** No padding, for content that scrolls itself. */
  readonly flush?: boolean | undefined;
  /** Names the region and makes it focusable, for scrolling by keyboard. */
  readonly label?: string | undefined;
  /** Called on each pointer enter and focus: preload likely next steps then. */
  readonly onApproach?: (() => void) | undefined;
}

/** Scroll offset in pixels from which the header collapses. */
const SCROLL_THRESHOLD = 8;

/** The scrolling content below the header. A CSS container named 'content'. */
export const PageContent = ({ children, flush = false, label, onApproach }: PageContentProps) => {
  const onScroll = useAppShell()?.onScroll;
  useEffect(() => () => onScroll?.(false), [onScroll]);
  // Captured, because scroll events of inner panes, such as tables, do not bubble.
  const handleScroll = ({ target }: UIEvent): void => {
    if (
      target instanceof HTMLElement &&
      !(target instanceof HTMLTextAreaElement) &&
      target.scrollHeight > target.clientHeight
    )
      onScroll?.(target.scrollTop > SCROLL_THRESHOLD);
  };
  return (
    <div
      onScrollCapture={handleScroll}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      className={classNames(classes['content'], flush && classes['flush'])}
      {...(label !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
};

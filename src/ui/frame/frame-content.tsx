import { useEffect, type ReactNode, type UIEvent } from 'react';
import { classNames } from '../class-names';
import { useFrame } from './frame-context';
import classes from './frame-content.module.css';

export interface FrameContentProps {
  readonly children: ReactNode;
  /** No padding; what is in it scrolls by itself. */
  readonly flush?: boolean | undefined;
  /** Names the region, which is then reachable by keyboard in order to scroll it. */
  readonly label?: string | undefined;
  /** The pointer or the focus has come to it: time to fetch what may be wanted. Called each time. */
  readonly onApproach?: (() => void) | undefined;
}

/** Up to here the header stays as it is, in pixels. */
const BEGINNING = 8;

/** What scrolls below the header. A container named 'content' for container queries. */
export const FrameContent = ({ children, flush = false, label, onApproach }: FrameContentProps) => {
  const onScroll = useFrame()?.onScroll;
  useEffect(() => () => onScroll?.(false), [onScroll]);
  // What scrolls may be a pane inside, a table's say; its event does not rise by itself.
  const note = ({ target }: UIEvent): void => {
    if (
      target instanceof HTMLElement &&
      !(target instanceof HTMLTextAreaElement) &&
      target.scrollHeight > target.clientHeight
    )
      onScroll?.(target.scrollTop > BEGINNING);
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

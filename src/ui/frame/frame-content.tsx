import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import classes from './frame-content.module.css';

export interface FrameContentProps {
  readonly children: ReactNode;
  /** No padding; what is in it scrolls by itself. */
  readonly flush?: boolean | undefined;
  /** Names the region, which is then reachable by keyboard in order to scroll it. */
  readonly label?: string | undefined;
}

/** What scrolls below the header. A container named 'content' for container queries. */
export const FrameContent = ({ children, flush = false, label }: FrameContentProps) => (
  <div
    className={classNames(classes['content'], flush && classes['flush'])}
    {...(label !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}
  >
    {children}
  </div>
);

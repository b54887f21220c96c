import { Hovercard, HovercardAnchor, HovercardProvider } from '@ariakit/react';
import type { ReactElement, ReactNode } from 'react';
import classes from './hover-card.module.css';

export interface HoverCardProps {
  /** A link, a button, or a span that can be focused. */
  readonly anchor: ReactElement;
  readonly label: string;
  /** Called when it first opens: the moment to load what is in it. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly defaultOpen?: boolean | undefined;
}

/** How long somebody points before it opens, in ms. */
const SHOW_DELAY_MS = 300;

/** More about what the pointer or the focus rests on. What is in it must be found elsewhere too. */
export const HoverCard = ({ anchor, label, onOpen, children, defaultOpen = false }: HoverCardProps) => (
  <HovercardProvider
    defaultOpen={defaultOpen}
    showTimeout={SHOW_DELAY_MS}
    placement="bottom-start"
    setOpen={(open) => (open ? onOpen?.() : undefined)}
  >
    <HovercardAnchor render={anchor} />
    <Hovercard className={classes['card']} gutter={8} portal unmountOnHide aria-label={label}>
      {children}
    </Hovercard>
  </HovercardProvider>
);

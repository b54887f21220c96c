import { Hovercard, HovercardAnchor, HovercardProvider } from '@ariakit/react';
import type { ReactElement, ReactNode } from 'react';
import classes from './hover-card.module.css';

export interface HoverCardProps {
  /** A focusable element. */
  readonly anchor: ReactElement;
  readonly label: string;
  /** Called when the card opens: load the content then. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
  readonly defaultOpen?: boolean | undefined;
}

const SHOW_DELAY_MS = 300;

/** Details on hover or focus. Its content must be available elsewhere too. */
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

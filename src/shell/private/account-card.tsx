import {
  cloneElement,
  Suspense,
  useEffect,
  useState,
  type ButtonHTMLAttributes,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { lazyComponent } from '../../kit';

// Fetched when the pointer or the focus is there for the first time.
const UserCard = lazyComponent(() =>
  import(/* webpackChunkName: "user-card" */ '../../parts/user-card').then((module) => module.UserCard),
);

/** How long the pointer has to rest, in ms; spec 000 section 9. */
const SHOW_DELAY_MS = 300;

interface AccountCardProps {
  readonly id: string;
  readonly button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>>;
}

/** The button with the card is another one: it takes over the focus of the first, unless somebody has gone on meanwhile. */
const restoreFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus();
};

/** The button of one's own account, with the card behind it. */
export const AccountCard = ({ id, button }: AccountCardProps) => {
  const [near, setNear] = useState(false);
  const [met, setMet] = useState<'pointer' | 'focus' | null>(null);
  useEffect(() => {
    if (!near) return undefined;
    const rest = setTimeout(() => setMet('pointer'), SHOW_DELAY_MS);
    return () => clearTimeout(rest);
  }, [near]);
  if (met === null) {
    return cloneElement(button, {
      onPointerEnter: () => setNear(true),
      onPointerLeave: () => setNear(false),
      onFocus: () => setMet('focus'),
    });
  }
  const anchor = cloneElement(button, { ref: met === 'focus' ? restoreFocus : null });
  return (
    <Suspense fallback={anchor}>
      <UserCard id={id} anchor={anchor} startsOpen={met === 'pointer'} />
    </Suspense>
  );
};

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

// Loaded on the first hover or focus.
const UserCard = lazyComponent(() =>
  import(/* webpackChunkName: "user-card" */ '../../parts/user-card').then((module) => module.UserCard),
);

/** Hover time before the card opens; spec 000 section 9. */
const SHOW_DELAY_MS = 300;

interface AccountCardProps {
  readonly id: string;
  readonly button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>>;
}

/** The button inside the card's anchor is a new element; it takes the focus unless another element has it. */
const restoreFocus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus();
};

/** The account button with a hover card of the user. */
export const AccountCard = ({ id, button }: AccountCardProps) => {
  const [hovered, setHovered] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const [trigger, setTrigger] = useState<'pointer' | 'focus' | null>(null);
  useEffect(() => {
    if (!hovered) return undefined;
    const timer = setTimeout(() => setTrigger('pointer'), SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [hovered]);
  if (trigger === null) {
    return cloneElement(button, {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onPointerDown: () => setPressed(true),
      onPointerUp: () => setPressed(false),
      // A press focuses the button before it is clicked, and a new button in the anchor would not receive that click.
      onFocus: () => (isPressed ? undefined : setTrigger('focus')),
    });
  }
  const anchor = cloneElement(button, { ref: trigger === 'focus' ? restoreFocus : null });
  return (
    <Suspense fallback={anchor}>
      <UserCard id={id} anchor={anchor} startsOpen={trigger === 'pointer'} />
    </Suspense>
  );
};

import { cloneElement, lazy, Suspense, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import type { MenuEntry } from './anchored-menu';

export interface MenuProps {
  /** The button that opens it: a `Button`, an `IconButton` or a plain button; it gets its role and keys from here. */
  readonly trigger: ReactElement;
  /** What the menu holds, for screen readers. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** With which edge of the button it lines up. */
  readonly align?: 'start' | 'end' | undefined;
}

const load = () => import(/* webpackChunkName: "menu" */ './anchored-menu');
const OpenMenu = lazy(async () => ({ default: (await load()).AnchoredMenu }));

/** The pointer and the focus arrive before the click does. */
const fetchAhead = (): void => void load().catch(() => undefined);

const OPENING_KEYS = ['ArrowDown', 'ArrowUp'];

/**
 * Actions behind a button: arrows move, letters jump, Escape closes, focus returns. What a menu is made of is fetched when
 * somebody comes near one, for the first pages show buttons alone.
 */
export const Menu = ({ trigger, label, entries, align = 'end' }: MenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onPointerOver: fetchAhead,
    onFocusCapture: fetchAhead,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(anchor === null ? currentTarget : null),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!OPENING_KEYS.includes(event.key)) return;
      event.preventDefault();
      setAnchor(event.currentTarget);
    },
  });
  return (
    <>
      {button}
      {anchor === null ? null : (
        <Suspense fallback={null}>
          <OpenMenu anchor={anchor} label={label} entries={entries} align={align} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};

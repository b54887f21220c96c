import { cloneElement, lazy, Suspense, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import type { MenuEntry, MenuHead } from './anchored-menu';

export interface MenuProps {
  /** The button that opens the menu: a `Button`, an `IconButton` or a plain button. */
  readonly trigger: ReactElement;
  /** Accessible name. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly head?: MenuHead | undefined;
  /** The edge of the button to align with. */
  readonly align?: 'start' | 'end' | undefined;
}

const load = () => import(/* webpackChunkName: "menu" */ './anchored-menu');
const OpenMenu = lazy(async () => ({ default: (await load()).AnchoredMenu }));

/** Called on hover and focus, before the click. */
const preloadMenu = (): void => void load().catch(() => undefined);

const OPENING_KEYS = ['ArrowDown', 'ArrowUp'];

/**
 * A button with a menu: arrow keys move, letters jump, Escape closes, focus returns. The menu library loads on the
 * first hover or focus, so that the first pages do not carry it.
 */
export const Menu = ({ trigger, label, entries, head, align = 'end' }: MenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = cloneElement(trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onPointerOver: preloadMenu,
    onFocusCapture: preloadMenu,
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
          <OpenMenu
            anchor={anchor}
            label={label}
            entries={entries}
            head={head}
            align={align}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface Attention {
  over: boolean;
  focused: boolean;
  /** What had the focus before it came into the region. */
  before: Element | null;
}

const BUTTONS = 'button:not(:disabled)';

/** Focuses the action of the newest toast, or its close button. */
export const focusNewest = (region: Element | null): void =>
  [...(region?.children ?? [])].at(-1)?.querySelector<HTMLElement>(BUTTONS)?.focus();

/**
 * Tells whether the pointer or the focus is in a region of toasts. Elements that are removed send neither `pointerleave`
 * nor `blur`, so both are checked again whenever their number changes; the focus then goes to the next toast, or back to
 * where it was.
 */
export const useAttention = (
  region: RefObject<HTMLElement | null>,
  count: number,
  onChange: (attended: boolean) => void,
) => {
  const attention = useRef<Attention>({ over: false, focused: false, before: null });
  const update = (changes: Partial<Attention>): void => {
    const { current } = attention;
    const was = current.over || current.focused;
    Object.assign(current, changes);
    const is = current.over || current.focused;
    if (is !== was) onChange(is);
  };
  const latest = useRef(update);
  useLayoutEffect(() => {
    latest.current = update;
  });
  useLayoutEffect(() => {
    const { current } = attention;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (current.focused && isLost) {
      const { before } = current;
      if (count > 0) focusNewest(region.current);
      else if (before instanceof HTMLElement && before.isConnected) before.focus();
      else document.querySelector<HTMLElement>('main')?.focus();
    }
    const focused = region.current?.contains(document.activeElement) === true;
    latest.current({ focused, over: current.over && count > 0 });
  }, [region, count]);
  useLayoutEffect(() => () => latest.current({ over: false, focused: false }), []);
  return {
    onPointerEnter: () => update({ over: true }),
    onPointerLeave: () => update({ over: false }),
    onFocus: ({ relatedTarget }: FocusEvent) =>
      update(attention.current.focused ? {} : { focused: true, before: relatedTarget }),
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && region.current?.contains(relatedTarget) === true))
        update({ focused: false });
    },
  };
};

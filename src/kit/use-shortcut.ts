import { useEffect, useRef } from 'react';

export interface Shortcut {
  /** As `KeyboardEvent.key`, in lower case: 's', '?'. */
  readonly key: string;
  /** Command on a Mac, Control elsewhere. Without it the shortcut is a plain key, which fields keep for themselves. */
  readonly meta?: boolean;
  readonly shift?: boolean;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const fits = ({ key, meta = false, shift }: Shortcut, event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === key &&
  !event.altKey &&
  (event.metaKey || event.ctrlKey) === meta &&
  (shift === undefined || event.shiftKey === shift) &&
  (meta || !isField(event.target));

/** Does something when the keys are pressed, wherever the focus is; the browser's own meaning of them is put off. */
export const useShortcut = (shortcut: Shortcut, run: () => void): void => {
  const latest = useRef(run);
  const { key, meta, shift } = shortcut;
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const wanted: Shortcut = { key, ...(meta === undefined ? {} : { meta }), ...(shift === undefined ? {} : { shift }) };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !fits(wanted, event)) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key, meta, shift]);
};

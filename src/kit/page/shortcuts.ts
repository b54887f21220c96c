import { useEffect, useRef } from 'react';

export interface Shortcut {
  /** As `KeyboardEvent.key`, in lower case: 's', '?'. */
  readonly key: string;
  /** Command on a Mac, Control elsewhere. Without it the shortcut is a plain key, which fields keep for themselves. */
  readonly meta?: boolean;
  readonly shift?: boolean;
}

/** Whether keys have a meaning of their own here: something is typed or chosen. A box to tick is none of these. */
export const isTextControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

const always = (): boolean => true;

const matches = ({ key, meta = false, shift }: Shortcut, event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === key &&
  !event.altKey &&
  (event.metaKey || event.ctrlKey) === meta &&
  (shift === undefined || event.shiftKey === shift) &&
  (meta || !isTextControl(event.target));

/**
 * Does something when the keys are pressed, wherever the focus is; the browser's own meaning of them is put off. Unless
 * `when` says that they mean something else at this moment.
 */
export const useShortcut = (
  shortcut: Shortcut,
  run: () => void,
  when: (event: KeyboardEvent) => boolean = always,
): void => {
  const latest = useRef({ run, when });
  const { key, meta, shift } = shortcut;
  useEffect(() => {
    latest.current = { run, when };
  });
  useEffect(() => {
    const wanted: Shortcut = {
      key,
      ...(meta === undefined ? {} : { meta }),
      ...(shift === undefined ? {} : { shift }),
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !matches(wanted, event) || !latest.current.when(event)) return;
      event.preventDefault();
      if (!event.repeat) latest.current.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key, meta, shift]);
};

/** How this computer calls the key that shortcuts are written with as 'meta'. */
export const metaKey = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl');

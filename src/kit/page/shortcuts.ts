import { useEffect, useRef } from 'react';

export interface Shortcut {
  /** As `KeyboardEvent.key`, in lower case: 's', '?'. */
  readonly key: string;
  /** Command on a Mac, Control elsewhere. Without it the shortcut is a plain key, which is ignored in text controls. */
  readonly meta?: boolean;
  readonly shift?: boolean;
}

/** Whether the target handles plain keys itself: text fields and selects, but not checkboxes and radio buttons. */
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

/** Runs a command on a global shortcut and prevents the browser's default, unless `when` returns false for the event. */
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
    const registered: Shortcut = {
      key,
      ...(meta === undefined ? {} : { meta }),
      ...(shift === undefined ? {} : { shift }),
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !matches(registered, event) || !latest.current.when(event)) return;
      event.preventDefault();
      if (!event.repeat) latest.current.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [key, meta, shift]);
};

/** Label of the `meta` key on this system. */
export const metaKey = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl');

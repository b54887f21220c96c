import { type RefObject, useEffect, useRef } from 'react';
import { type Action, currentValue, type Shortcut } from '../../kernel';

/** Whether the target handles plain keys itself: text fields and selects, but not checkboxes and radio buttons. */
export const isTextControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));

/** Overlays handle their keys themselves. */
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const isInPage = ({ target }: KeyboardEvent): boolean =>
  !isTextControl(target) && !(target instanceof Element && target.closest(OVERLAYS) !== null);

/** Not imported from `ui`: view-models import the kit, and run without style sheets in tests. */
const isModalOpen = (): boolean => document.querySelector('[data-over-page]') !== null;

const matches = ({ key, meta = false, shift }: Shortcut, event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === key &&
  !event.altKey &&
  (event.metaKey || event.ctrlKey) === meta &&
  (shift === undefined || event.shiftKey === shift);

const TEXT_INPUTS = 'textarea, input:is([type=text], [type=password]):not([role=combobox])';

/**
 * Commits input as a click on a button would: blurs the field, which adds a tag or trims a text, and focuses it again.
 */
const commitInput = (): void => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches(TEXT_INPUTS)) return;
  focused.blur();
  focused.focus({ preventScroll: true });
};

const isTextSelected = (): boolean => window.getSelection()?.isCollapsed === false;

const press = (action: Action, shortcut: Shortcut, event: KeyboardEvent): void => {
  if (shortcut.everywhere === true) {
    event.preventDefault();
    if (event.repeat || isModalOpen()) return;
    commitInput();
  } else if (!isInPage(event) || isModalOpen() || (shortcut.unlessTextSelected === true && isTextSelected())) return;
  if (currentValue(action.denied$) !== false) return;
  event.preventDefault();
  if (!event.repeat) action.execute?.();
};

/**
 * Executes actions by their shortcuts. The browser's own use of the keys is prevented if the action is executed, and
 * for shortcuts that work everywhere in any case: a denied save does not open the browser's dialog to save the page.
 */
export const useShortcuts = (actions: readonly Action[]): void => {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      for (const action of latest.current) {
        if (action.shortcut !== undefined && matches(action.shortcut, event)) press(action, action.shortcut, event);
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
};

/**
 * The same inside of a modal, where the shortcuts of the page rest: while the focus is in the modal
 * around this element, and not in another one above it. Keep the identity of `shortcuts`.
 */
export const useModalShortcuts = (
  inside: RefObject<Element | null>,
  shortcuts: readonly Shortcut[],
  execute: () => void,
): void => {
  const latest = useRef(execute);
  useEffect(() => {
    latest.current = execute;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const modal = inside.current?.closest('[role=dialog]');
      if (!(event.target instanceof Element) || modal == null || event.target.closest('[role=dialog]') !== modal)
        return;
      if (!shortcuts.some((shortcut) => matches(shortcut, event))) return;
      event.preventDefault();
      if (event.repeat) return;
      commitInput();
      latest.current();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [inside, shortcuts]);
};

/** Label of the `meta` key on this system. */
export const metaKey = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl');

const KEY_LABELS: Readonly<Record<string, string>> = { escape: 'Esc', enter: '↵' };

/** The keys of a shortcut, separated by spaces: '⌘ ⇧ S'. */
export const shortcutLabel = ({ key, meta, shift }: Shortcut): string =>
  [meta === true && metaKey(), shift === true && '⇧', KEY_LABELS[key] ?? key.toUpperCase()]
    .filter((part) => part !== false)
    .join(' ');

/** The keys as they are printed on a keyboard, separated by blanks; `meta` is 'Ctrl' or '⌘'. */
export const printKeys = (key: string, meta: string): string =>
  key
    .split('-')
    .map((part) =>
      part === 'Mod' ? meta : part === 'Alt' && meta === '⌘' ? '⌥' : part.length === 1 ? part.toUpperCase() : part,
    )
    .join(' ');

import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isRightToLeft } from '../../base/text-direction';
import classes from './tool-buttons.module.css';

interface ToolButtonsProps {
  readonly label: string;
  readonly children: ReactNode;
}

const buttonsIn = (bar: Element): readonly HTMLButtonElement[] => [...bar.querySelectorAll('button')];

/** Buttons that act on a text: one tab stop, with arrow keys, Home and End between them; breaks into rows where it is narrow. */
export const ToolButtons = ({ label, children }: ToolButtonsProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  useLayoutEffect(() => {
    if (bar.current === null) return;
    const buttons = buttonsIn(bar.current);
    current.current = Math.min(current.current, Math.max(0, buttons.length - 1));
    for (const [index, button] of buttons.entries()) button.tabIndex = index === current.current ? 0 : -1;
  });
  const focusOn = (index: number): void => {
    const buttons = bar.current === null ? [] : buttonsIn(bar.current);
    buttons[(index + buttons.length) % buttons.length]?.focus();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (bar.current === null) return;
    const buttons = buttonsIn(bar.current);
    const index = buttons.findIndex((button) => button === target);
    if (index === -1) return;
    current.current = index;
    for (const [each, button] of buttons.entries()) button.tabIndex = each === index ? 0 : -1;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target instanceof Element && event.target.closest('button') === null) return;
    const count = bar.current === null ? 0 : buttonsIn(bar.current).length;
    const forward = isRightToLeft(event.currentTarget) ? -1 : 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowRight: current.current + forward,
      ArrowLeft: current.current - forward,
      Home: 0,
      End: count - 1,
    };
    const next = Object.hasOwn(moves, event.key) ? moves[event.key] : undefined;
    if (next === undefined) return;
    event.preventDefault();
    focusOn(next);
  };
  return (
    <div ref={bar} role="toolbar" aria-label={label} className={classes['bar']} onFocus={onFocus} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
};

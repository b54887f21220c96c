import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isRightToLeft } from '../../base/text-direction';
import classes from './command-bar.module.css';

export interface CommandBarProps {
  readonly label: string;
  /** Buttons; they wrap where the bar is narrow. */
  readonly children: ReactNode;
  /** Other controls at the end, with tab stops of their own. */
  readonly end?: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Buttons that act on an editor below: a toolbar with one tab stop, in which arrow keys, Home and End move. */
export const CommandBar = ({ label, children, end }: CommandBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const active = useRef<HTMLElement | null>(null);
  const buttons = (): readonly HTMLElement[] => [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const setTabStop = (): void => {
    const all = buttons();
    const stop = all.find((button) => button === active.current) ?? all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  // After every render, since buttons come and go.
  useLayoutEffect(setTabStop);
  const move = (event: KeyboardEvent): void => {
    const all = buttons();
    const index = all.findIndex((button) => button === document.activeElement);
    const step = (STEPS[event.key] ?? 0) * (isRightToLeft(event.currentTarget) ? -1 : 1);
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : index + step;
    if (index === -1 || next === index) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  };
  return (
    <div className={classes['bar']}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={label}
        tabIndex={-1}
        className={classes['commands']}
        onKeyDown={move}
        onFocus={({ target }) => {
          if (!target.matches('button') || bar.current?.contains(target) !== true) return;
          active.current = target;
          setTabStop();
        }}
        // The editor keeps the focus and, on phones, the keyboard.
        onMouseDown={(event: MouseEvent) => {
          if (event.target instanceof Element && bar.current?.contains(event.target) === true) event.preventDefault();
        }}
      >
        {children}
      </div>
      {end === undefined ? null : <div className={classes['end']}>{end}</div>}
    </div>
  );
};

/** A line between groups of buttons. */
export const CommandSeparator = () => <span className={classes['separator']} aria-hidden="true" />;

import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import classes from './button-row.module.css';

export interface ButtonRowProps {
  readonly children: ReactNode;
  /** 'stretch' makes them equally wide. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
}

/** Buttons side by side, wrapping. */
export const ButtonRow = ({ children, align = 'start' }: ButtonRowProps) => (
  <div className={classNames(classes['row'], classes[align])}>{children}</div>
);

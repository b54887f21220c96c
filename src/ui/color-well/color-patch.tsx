import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import classes from './color-well.module.css';

export interface ColorPatchProps {
  /** Hex; null is shown crossed out. */
  readonly color: string | null;
}

/** What a colour looks like; what it is called stands beside it. */
export const ColorPatch = ({ color }: ColorPatchProps) => (
  <span
    aria-hidden="true"
    className={classNames(classes['patch'], color === null && classes['none'])}
    style={{ '--patch': color ?? 'transparent' } as CSSProperties}
  />
);

import type { CSSProperties } from 'react';
import type { DisplayProps } from '../../kit';
import { shownColor } from './color.rules';
import classes from './color.module.css';

/** A patch of the colour, and how it is written. */
export const ColorDisplay = ({ value }: DisplayProps) => {
  const { text, color } = shownColor(value);
  return (
    <span className={classes['color']}>
      {color === null ? null : (
        <span className={classes['patch']} style={{ '--patch': color } as CSSProperties} aria-hidden="true" />
      )}
      <span className={classes['text']}>{text}</span>
    </span>
  );
};

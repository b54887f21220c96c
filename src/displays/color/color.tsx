import type { CSSProperties } from 'react';
import { lineText, parseColor, printColor } from '../../domain/values';
import type { Json } from '../../kernel';
import type { DisplayProps } from '../../kit';
import classes from './color.module.css';

/** The text as it is kept, and what can be painted; null for what is no colour. */
export const colorFromValue = (value: Json): { readonly text: string; readonly color: string | null } => {
  const text = lineText(value);
  const color = parseColor(text);
  return { text, color: color && printColor(color) };
};

/** A patch of the colour, and how it is written. */
export const ColorDisplay = ({ value }: DisplayProps) => {
  const { text, color } = colorFromValue(value);
  return (
    <span className={classes['color']}>
      {color === null ? null : (
        <span className={classes['patch']} style={{ '--patch': color } as CSSProperties} aria-hidden="true" />
      )}
      <span className={classes['text']}>{text}</span>
    </span>
  );
};

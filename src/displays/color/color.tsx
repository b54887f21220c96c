import type { CSSProperties } from 'react';
import { lineText, parseColor, printColor } from '../../domain/values';
import type { Json } from '../../kernel';
import type { DisplayProps } from '../../kit';
import classes from './color.module.css';

/** The stored text and its parsed colour; null for an invalid one. */
export const colorFromValue = (value: Json): { readonly text: string; readonly color: string | null } => {
  const text = lineText(value);
  const color = parseColor(text);
  return { text, color: color && printColor(color) };
};

/** A colour swatch and its text. */
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

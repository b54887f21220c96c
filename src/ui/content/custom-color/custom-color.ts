import type { CSSProperties } from 'react';
import classes from './custom-color.module.css';

interface ColorProps {
  readonly className: string | undefined;
  readonly style: CSSProperties;
}

/**
 * Props that apply a custom colour ('#2ECDA7', validated by the caller). CSS adapts the lightness until the contrast is
 * enough for text (4.5:1), marks (3:1) or text on a tint of the colour (4.5:1) in both themes and keeps the hue. {} for
 * null.
 */
export const customColor = (color: string | null, use: 'text' | 'mark' | 'tint'): ColorProps | Record<never, never> =>
  color === null ? {} : { className: classes[use], style: { '--own-color': color } as CSSProperties };

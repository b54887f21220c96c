import type { CSSProperties } from 'react';
import classes from './custom-color.module.css';

interface Coloured {
  readonly className: string | undefined;
  readonly style: CSSProperties;
}

/**
 * Props that colour an element with a colour of the project's own ('#2ECDA7', checked by whoever asks). Its lightness is
 * bent until text (4.5:1) or a mark (3:1) in it can be seen on light and on dark pages; its hue stays. None without a colour.
 */
export const customColor = (color: string | null, use: 'text' | 'mark'): Coloured | Record<never, never> =>
  color === null ? {} : { className: classes[use], style: { '--own-color': color } as CSSProperties };

import type { CSSProperties } from 'react';
import { classNames } from '../class-names';
import { hueOf, initials } from './initials';
import classes from './avatar.module.css';

export interface AvatarProps {
  /** Whose it is: initials and colour come from it. */
  readonly name: string;
  /** A picture instead: an address the browser may show as it is. */
  readonly src?: string | null | undefined;
  /** 20, 24, 32 and 40 pixels. */
  readonly size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
  /** Rounded corners instead of a circle. */
  readonly square?: boolean | undefined;
}

/** A face or initials. Silent: the name is said beside it. */
export const Avatar = ({ name, src, size = 'medium', square = false }: AvatarProps) => (
  <span
    className={classNames(classes['avatar'], size !== 'medium' && classes[size], square && classes['square'])}
    style={{ '--hue': hueOf(name) } as CSSProperties}
    aria-hidden="true"
  >
    {src ? <img className={classes['image']} src={src} alt="" /> : initials(name)}
  </span>
);

import { type CSSProperties, useState } from 'react';
import { firstCharacter } from '../../../kernel';
import { classNames } from '../../base/class-names';
import classes from './avatar.module.css';

/** The initials of the first and the last word; '' for an empty name. */
export const initials = (name: string): string => {
  const words = name.split(/[\s.@_-]+/).filter((word) => word !== '');
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => firstCharacter(word ?? '').toLocaleUpperCase()).join('');
};

/** A hue from 0 to 359 degrees, always the same for the same text. */
export const hueOf = (text: string): number => {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return Math.round((hash * 137.5) % 360);
};

export interface AvatarProps {
  /** The user's name; initials and colour are derived from it. */
  readonly name: string;
  /** URL of a picture that replaces the initials, unless it cannot be decoded. */
  readonly src?: string | null | undefined;
  /** 20, 24, 32, 40 and 72 pixels. */
  readonly size?: 'small' | 'medium' | 'large' | 'huge' | 'giant' | undefined;
  /** Rounded corners instead of a circle. */
  readonly square?: boolean | undefined;
}

/** A picture or initials. Hidden from screen readers: show the name beside it. */
export const Avatar = ({ name, src, size = 'medium', square = false }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={classNames(classes['avatar'], size !== 'medium' && classes[size], square && classes['square'])}
      style={{ '--hue': hueOf(name) } as CSSProperties}
      aria-hidden="true"
    >
      {src && src !== broken ? (
        <img className={classes['image']} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
};

import { useEffect, useSyncExternalStore } from 'react';
import { classNames } from '../class-names';
import { knownIcon, requestIcon, subscribeToIcons } from './icon-store';
import classes from './icon.module.css';

export interface IconProps {
  /** A Material name as the platform stores it: 'supervised_user_circle'. 'mark' is the own mark. */
  readonly name: string;
  /** 16, 18, 20 (or what the component around it says) and 24 pixels. */
  readonly size?: 'small' | 'middle' | 'large' | undefined;
  /** Points in reading direction and is mirrored from right to left. */
  readonly dir?: boolean | undefined;
  /** Drawn as a plane instead of in lines. */
  readonly filled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A picture without a voice: what it means is said beside it. Unknown icons are an empty box of the same size. */
export const Icon = ({ name, size, dir = false, filled = false, className }: IconProps) => {
  const shapes = useSyncExternalStore(subscribeToIcons, () => knownIcon(name, filled));
  useEffect(() => requestIcon(name, filled), [name, filled]);
  return (
    <svg
      className={classNames(classes['icon'], size && classes[size], dir && classes['directed'], className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {shapes?.map(({ d, evenOdd, opacity }) => (
        <path key={d} d={d} {...(evenOdd && { fillRule: 'evenodd' })} {...(opacity !== 1 && { opacity })} />
      ))}
    </svg>
  );
};

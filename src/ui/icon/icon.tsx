import { memo, useEffect, useSyncExternalStore } from 'react';
import { classNames } from '../class-names';
import type { IconShape } from './icon-format';
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

const drawn = ({ size, dir = false, className }: IconProps, shapes: readonly IconShape[] | undefined) => (
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

const AwaitedIcon = (props: IconProps) => {
  const { name, filled = false } = props;
  const shapes = useSyncExternalStore(subscribeToIcons, () => knownIcon(name, filled));
  useEffect(() => requestIcon(name, filled), [name, filled]);
  return drawn(props, shapes);
};

/**
 * A picture without a voice: what it means is said beside it. Unknown icons are an empty box of the same size. One that is
 * known stays as it is: dozens on each page need not listen for more of them.
 */
export const Icon = memo((props: IconProps) => {
  const known = knownIcon(props.name, props.filled);
  return known === undefined ? <AwaitedIcon {...props} /> : drawn(props, known);
});

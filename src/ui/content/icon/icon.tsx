import { memo, useEffect, useSyncExternalStore } from 'react';
import { classNames } from '../../base/class-names';
import type { IconShape } from './icon-format';
import { knownIcon, requestIcon, subscribeToIcons } from './icon-store';
import classes from './icon.module.css';

export interface IconProps {
  /** A Material icon name as stored by the platform: 'supervised_user_circle'. 'mark' is Quarterdeck's logo. */
  readonly name: string;
  /** 16, 18, 20 (or `--icon-size` of the parent) and 24 pixels. */
  readonly size?: 'small' | 'middle' | 'large' | undefined;
  /** Mirrored in right-to-left languages. */
  readonly dir?: boolean | undefined;
  /** The filled variant. */
  readonly filled?: boolean | undefined;
  readonly className?: string | undefined;
}

const renderIcon = ({ size, dir = false, className }: IconProps, shapes: readonly IconShape[]) => (
  <svg
    className={classNames(classes['icon'], size && classes[size], dir && classes['directed'], className)}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    {shapes.map(({ d, evenOdd, opacity }) => (
      <path key={d} d={d} {...(evenOdd && { fillRule: 'evenodd' })} {...(opacity !== 1 && { opacity })} />
    ))}
  </svg>
);

const NO_SHAPES: readonly IconShape[] = [];

/** The shapes of an icon, which is fetched if necessary; none until it is loaded. */
export const useIconShapes = (name: string, filled = false): readonly IconShape[] => {
  const shapes = useSyncExternalStore(subscribeToIcons, () => knownIcon(name, filled));
  useEffect(() => requestIcon(name, filled), [name, filled]);
  return shapes ?? NO_SHAPES;
};

const LoadingIcon = (props: IconProps) => renderIcon(props, useIconShapes(props.name, props.filled));

/**
 * A decorative icon, hidden from screen readers. Unknown icons are an empty box of the same size. Only an icon that is
 * not loaded yet subscribes to the store: a page has dozens of icons.
 */
export const Icon = memo((props: IconProps) => {
  const known = knownIcon(props.name, props.filled);
  return known === undefined ? <LoadingIcon {...props} /> : renderIcon(props, known);
});

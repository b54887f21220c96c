import classes from './kbd.module.css';

export interface KbdProps {
  /** One key cap, or several pressed together: '⌘ S' is two. */
  readonly keys: string;
}

/** A shortcut as key caps. */
export const Kbd = ({ keys }: KbdProps) => (
  <span className={classes['keys']}>
    {keys
      .split(' ')
      .filter((key) => key !== '')
      .map((key) => (
        <kbd key={key} className={classes['kbd']}>
          {key}
        </kbd>
      ))}
  </span>
);

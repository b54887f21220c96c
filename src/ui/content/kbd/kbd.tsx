import classes from './kbd.module.css';

export interface KbdProps {
  /** Keys separated by spaces: '⌘ S'. */
  readonly keys: string;
}

/** A keyboard shortcut as key caps. */
export const Kbd = ({ keys }: KbdProps) => (
  <span className={classes['keys']}>
    {keys
      .split(' ')
      .filter((key) => key !== '')
      .map((key) => (
        <kbd key={key} dir="ltr" className={classes['kbd']}>
          {key}
        </kbd>
      ))}
  </span>
);

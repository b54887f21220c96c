import classes from './value-display.module.css';

/** Nothing looks the same everywhere. */
export const EmptyValue = () => <span className={classes['empty']}>—</span>;

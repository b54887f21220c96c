import type { ReactNode } from 'react';
import classes from './or-line.module.css';

/** A line with words in it: 'or continue with'. */
export const OrLine = ({ children }: { readonly children: ReactNode }) => <p className={classes['or']}>{children}</p>;

import type { ReactNode } from 'react';
import classes from './public-frame.module.css';

/** A line with words in it: 'or continue with'. */
export const DividerText = ({ children }: { readonly children: ReactNode }) => <p className={classes['or']}>{children}</p>;

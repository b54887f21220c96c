import { Fragment, type ReactNode } from 'react';
import classes from './description-list.module.css';

export interface DescriptionListProps {
  readonly entries: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Names and values, one pair per line. */
export const DescriptionList = ({ entries }: DescriptionListProps) => (
  <dl className={classes['facts']}>
    {entries.map(({ name, value }) => (
      <Fragment key={name}>
        <dt className={classes['name']}>{name}</dt>
        <dd className={classes['value']}>{value}</dd>
      </Fragment>
    ))}
  </dl>
);

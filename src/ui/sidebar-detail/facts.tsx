import { Fragment, type ReactNode } from 'react';
import classes from './facts.module.css';

export interface FactsProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Names and values, one a line. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={classes['facts']}>
    {facts.map(({ name, value }) => (
      <Fragment key={name}>
        <dt className={classes['name']}>{name}</dt>
        <dd className={classes['value']}>{value}</dd>
      </Fragment>
    ))}
  </dl>
);

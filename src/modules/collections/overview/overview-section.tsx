import { type ReactNode, useId } from 'react';
import { Icon } from '../../../ui';
import classes from './overview.module.css';

interface OverviewSectionProps {
  readonly icon: string;
  readonly title: string;
  /** At the end of the heading. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export const OverviewSection = ({ icon, title, more, children }: OverviewSectionProps) => {
  const id = useId();
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <div className={classes['head']}>
        <Icon name={icon} />
        <h2 id={id} className={classes['heading']}>
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
};

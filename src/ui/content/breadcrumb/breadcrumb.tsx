import { classNames } from '../../base/class-names';
import { Link } from '../link';
import classes from './breadcrumb.module.css';

export interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
}

export interface BreadcrumbProps {
  /** Accessible name: 'Breadcrumb'. */
  readonly label: string;
  /** From the root, without the page itself. */
  readonly crumbs: readonly Crumb[];
}

/** Links to the parent pages. Renders nothing without crumbs. */
export const Breadcrumb = ({ label, crumbs }: BreadcrumbProps) =>
  crumbs.length === 0 ? null : (
    <nav aria-label={label}>
      <ol className={classes['list']}>
        {crumbs.map((crumb, index) => (
          <li key={`${index} ${crumb.label}`} className={classes['crumb']}>
            {crumb.href === undefined ? (
              <span className={classes['text']}>{crumb.label}</span>
            ) : (
              <Link href={crumb.href} className={classNames(classes['link'], classes['text'])}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );

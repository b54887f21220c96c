import { lazy, Suspense, type ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import type { EmptyStateKind } from './empty-state-art';
import classes from './empty-state.module.css';

// Lazy; the fallback reserves its space, so that the text can render first. Without a connection the text stays alone: a
// picture that cannot be loaded must not take the page along.
const StateArt = lazy(() =>
  import(/* webpackChunkName: "state-art" */ './empty-state-art').then(
    (module) => ({ default: module.EmptyStateArt }),
    () => ({ default: () => <></> }),
  ),
);

export interface EmptyStateProps {
  readonly kind: EmptyStateKind;
  readonly title: string;
  /** Explanation and advice. */
  readonly text?: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
  /** Technical details for support, collapsed. */
  readonly details?: { readonly label: string; readonly text: string } | undefined;
  /** For a panel rather than a page. */
  readonly compact?: boolean | undefined;
  /** There is nothing else on the page: the title is its heading. */
  readonly page?: boolean | undefined;
}

/** Placeholder of a list or page: empty, no result, error, not allowed, offline. */
export const EmptyState = ({ kind, title, text, actions, details, compact = false, page = false }: EmptyStateProps) => (
  <div
    className={classNames(classes['state'], compact && classes['compact'])}
    {...(kind === 'error' && { role: 'alert' })}
  >
    <Suspense fallback={<span className={classes['art']} />}>
      <StateArt kind={kind} className={classes['art']} />
    </Suspense>
    {page ? (
      <h1 className={classes['title']} tabIndex={-1}>
        {title}
      </h1>
    ) : (
      <h2 className={classes['title']}>{title}</h2>
    )}
    {text === undefined ? null : <div className={classes['text']}>{text}</div>}
    {actions === undefined ? null : <div className={classes['actions']}>{actions}</div>}
    {details === undefined ? null : (
      <details className={classes['details']}>
        <summary className={classes['summary']}>{details.label}</summary>
        <code className={classes['code']}>{details.text}</code>
      </details>
    )}
  </div>
);

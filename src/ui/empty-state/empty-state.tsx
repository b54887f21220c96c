import { lazy, Suspense, type ReactNode } from 'react';
import { classNames } from '../class-names';
import type { EmptyStateKind } from './empty-state-art';
import classes from './empty-state.module.css';

// The words do not wait for the drawing, which keeps its place meanwhile.
const StateArt = lazy(() =>
  import(/* webpackChunkName: "state-art" */ './empty-state-art').then((module) => ({ default: module.EmptyStateArt })),
);

export interface EmptyStateProps {
  readonly kind: EmptyStateKind;
  readonly title: string;
  /** What happened or belongs here, and what to do. */
  readonly text?: ReactNode;
  /** The next step as buttons. */
  readonly actions?: ReactNode;
  /** What a supporter asks for, behind a fold. */
  readonly details?: { readonly label: string; readonly text: string } | undefined;
  /** For a panel rather than a page. */
  readonly compact?: boolean | undefined;
}

/** What stands where a list or page would be: empty, no result, error, not allowed, offline. */
export const EmptyState = ({ kind, title, text, actions, details, compact = false }: EmptyStateProps) => (
  <div
    className={classNames(classes['state'], compact && classes['compact'])}
    {...(kind === 'error' && { role: 'alert' })}
  >
    <Suspense fallback={<span className={classes['art']} />}>
      <StateArt kind={kind} className={classes['art']} />
    </Suspense>
    <h2 className={classes['title']}>{title}</h2>
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

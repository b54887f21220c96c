import type { Ref } from 'react';
import { Notice } from './notice';
import classes from './error-summary.module.css';

export interface ErrorSummaryProps {
  readonly title: string;
  /** One a field: its key, its name and what is wrong. */
  readonly errors: readonly { readonly field: string; readonly name: string; readonly message: string }[];
  /** Go to the field. */
  readonly onChoose: (field: string) => void;
  /** The box, to focus it after a failed save. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** All that keeps a form from being saved, each with a way to it. */
export const ErrorSummary = ({ title, errors, onChoose, ref }: ErrorSummaryProps) => (
  <Notice tone="danger" role="alert" title={title} focusable ref={ref}>
    <ol className={classes['list']}>
      {errors.map(({ field, name, message }) => (
        <li key={field} className={classes['entry']}>
          <a
            className={classes['link']}
            href={`#${field}`}
            onClick={(event) => {
              event.preventDefault();
              onChoose(field);
            }}
          >
            {name}
          </a>
          {` – ${message}`}
        </li>
      ))}
    </ol>
  </Notice>
);

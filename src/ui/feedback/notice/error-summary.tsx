import type { Ref } from 'react';
import { Notice } from './notice';
import classes from './error-summary.module.css';

export interface ErrorSummaryProps {
  readonly title: string;
  /** One entry per field: key, name and message. */
  readonly errors: readonly { readonly field: string; readonly name: string; readonly message: string }[];
  /** Called to focus a field. */
  readonly onChoose: (field: string) => void;
  /** The box, which takes the focus after a failed save. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** The errors of a form, each with a link to its field. */
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

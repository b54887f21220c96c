import { type ReactNode, useId, useMemo, useRef } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { VisuallyHidden } from '../../base/visually-hidden';
import { FieldContext, type FieldControl } from './field-context';
import classes from './field.module.css';

interface EditedMarkProps {
  readonly text: string;
  /** Accessible name: 'Edited. Undo the change'. */
  readonly label?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** Marks a value that differs from the saved one; a button when it has `onClick`. */
const EditedMark = ({ text, label, onClick }: EditedMarkProps) =>
  onClick === undefined ? (
    <span className={classes['edited']}>{text}</span>
  ) : (
    <button type="button" className={classes['edited']} aria-label={label} title={label} onClick={onClick}>
      {text}
    </button>
  );

export interface FieldProps {
  /** The field's key; the group carries it as `data-field`. */
  readonly name: string;
  /** The field's name for users. */
  readonly label: ReactNode;
  /** The label is for screen readers only. */
  readonly labelHidden?: boolean | undefined;
  /** A control. Controls of `ui` connect to label, note and error themselves; custom controls use `useFieldControl`. */
  readonly children: ReactNode;
  /** The text 'required' for screen readers; makes the field required. */
  readonly required?: string | undefined;
  readonly edited?: EditedMarkProps | undefined;
  /** The value is edited, and `action` shows the mark. */
  readonly changed?: boolean | undefined;
  readonly note?: ReactNode;
  readonly error?: ReactNode;
  /** At the end of the label's line: a count, a link. */
  readonly aside?: ReactNode;
  /** After the label: a menu button. */
  readonly action?: ReactNode;
  /** Id of the control, for links from an error summary. */
  readonly controlId?: string | undefined;
  readonly className?: string | undefined;
}

/** A control with label, required star, edited mark, note and error, in a group named by the label. */
export const Field = ({
  name,
  label,
  labelHidden = false,
  children,
  required,
  edited,
  changed = false,
  note,
  error,
  aside,
  action,
  controlId,
  className,
}: FieldProps) => {
  const base = useId();
  const id = controlId ?? `${base}control`;
  const labelId = `${base}label`;
  const noteId = `${base}note`;
  const errorId = `${base}error`;
  const invalid = Boolean(error);
  const describedBy = [invalid && errorId, Boolean(note) && noteId].filter(Boolean).join(' ') || undefined;
  const isRequired = required !== undefined;
  const head = useRef<HTMLDivElement>(null);
  const control = useMemo<FieldControl>(
    () => ({ id, labelId, describedBy, invalid, required: isRequired, head }),
    [id, labelId, describedBy, invalid, isRequired],
  );
  return (
    <div
      role="group"
      aria-labelledby={labelId}
      data-field={name}
      className={classNames(classes['field'], (changed || edited !== undefined) && classes['is-edited'], className)}
    >
      <div ref={head} className={classNames(classes['head'], labelHidden && classes['is-hidden'])}>
        <label className={classes['label']} id={labelId} htmlFor={id}>
          {label}
        </label>
        {isRequired ? (
          <>
            <span className={classes['required']} aria-hidden="true">
              *
            </span>
            <VisuallyHidden>{required}</VisuallyHidden>
          </>
        ) : null}
        {action}
        {edited === undefined ? null : <EditedMark {...edited} />}
        {aside === undefined ? null : <span className={classes['aside']}>{aside}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {note ? (
        <div className={classes['note']} id={noteId}>
          {note}
        </div>
      ) : null}
      {invalid ? (
        <div className={classes['error']} id={errorId} role="alert">
          <Icon name="error" size="small" />
          <span>{error}</span>
        </div>
      ) : null}
    </div>
  );
};

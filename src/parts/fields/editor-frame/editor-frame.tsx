import type { ReactNode } from 'react';
import { classNames, HANDLES_ESCAPE } from '../../../ui';
import classes from './editor-frame.module.css';

interface EditorFrameProps {
  /** Of the control of the field, which the label and the list of errors focus. */
  readonly id: string | undefined;
  readonly invalid: boolean;
  readonly readonly: boolean;
  /** Fills the window; Escape is for the editor then. */
  readonly isFull?: boolean;
  readonly dir?: 'ltr' | undefined;
  readonly className?: string | undefined;
  /** Puts the focus into the editor. */
  readonly onFocus: () => void;
  readonly children: ReactNode;
}

/** The frame of an editor that is no form control of the browser, with the look of one. */
export const EditorFrame = ({
  id,
  invalid,
  readonly,
  isFull = false,
  dir,
  className,
  onFocus,
  children,
}: EditorFrameProps) => (
  <div
    id={id}
    tabIndex={-1}
    dir={dir}
    className={classNames(
      classes['frame'],
      invalid && classes['invalid'],
      readonly && classes['readonly'],
      isFull && classes['full'],
      className,
    )}
    {...(isFull && { [HANDLES_ESCAPE]: '' })}
    onFocus={({ target, currentTarget }) => {
      if (target === currentTarget) onFocus();
    }}
  >
    {children}
  </div>
);

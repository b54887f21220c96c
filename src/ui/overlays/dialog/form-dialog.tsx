import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { Button } from '../../controls/button';
import { Dialog, type DialogProps } from './dialog';
import classes from './dialog.module.css';

export interface FormDialogProps extends Omit<DialogProps, 'open' | 'actions'> {
  /** True by default. */
  readonly open?: boolean | undefined;
  /** Above the form. */
  readonly before?: ReactNode;
  /** Attributes of the form in the dialog; the buttons below it refer to its id. */
  readonly form: ComponentProps<'form'> & { readonly id: string };
  /** The button that closes the dialog. */
  readonly cancel: string;
  /** Why it cannot be closed. */
  readonly cancelDenied?: string | null | undefined;
  readonly onCancel: () => void;
  /** The button that sends the form, as Enter does. */
  readonly action: string;
  readonly variant?: 'primary' | 'danger-fill' | undefined;
  readonly busy: boolean;
  /** Why the form cannot be sent. */
  readonly denied: string | null;
}

/** A dialog with one form, that is sent by the last button or Enter. */
export const FormDialog = ({
  open = true,
  before,
  form: { className, ...form },
  cancel,
  cancelDenied,
  onCancel,
  action,
  variant = 'primary',
  busy,
  denied,
  children,
  ...dialog
}: FormDialogProps) => (
  <Dialog
    open={open}
    {...dialog}
    actions={
      <>
        <Button variant="ghost" onClick={onCancel} disabledReason={cancelDenied}>
          {cancel}
        </Button>
        <Button variant={variant} type="submit" form={form.id} busy={busy} disabledReason={denied}>
          {action}
        </Button>
      </>
    }
  >
    {before === undefined ? null : <div className={classes['before']}>{before}</div>}
    <form {...form} className={classNames(classes['form'], className)}>
      {children}
    </form>
  </Dialog>
);

import { type FormEvent, type ReactNode, useId } from 'react';
import { safeUrl } from '../../../domain/values';
import { useText } from '../../../kit';
import { Button, Dialog, Field, Input } from '../../../ui';
import classes from './text-images.module.css';

interface AddressDialogProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly open?: boolean | undefined;
  readonly address: string;
  readonly onAddress: (address: string) => void;
  /** Called with an address that is not empty and runs no script, without the blanks around it. */
  readonly onSubmit: (address: string) => void;
  readonly onClose: () => void;
  /** Above the address. */
  readonly before?: ReactNode;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** Asks for an address that goes into a text. */
export const AddressDialog = ({
  title,
  text,
  open = true,
  address,
  onAddress,
  onSubmit,
  onClose,
  before,
  children,
}: AddressDialogProps) => {
  const { t } = useText();
  const form = useId();
  const trimmed = address.trim();
  const refused = trimmed === '' || safeUrl(trimmed) !== null ? undefined : t('rich_address_refused');
  const denied = trimmed === '' ? t('rich_address_missing') : refused;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The dialog is within the form of the item, though not in its element.
    event.stopPropagation();
    if (denied === undefined) onSubmit(trimmed);
  };
  return (
    <Dialog
      open={open}
      title={title}
      text={text}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form} disabledReason={denied}>
            {t('rich_apply')}
          </Button>
        </>
      }
    >
      <div className={classes['fields']}>
        {before}
        <form id={form} className={classes['fields']} onSubmit={submit} noValidate>
          <Field name="address" label={t('rich_address')} error={refused}>
            <Input type="url" autoComplete="off" dir="ltr" value={address} onChange={onAddress} />
          </Field>
          {children}
        </form>
      </div>
    </Dialog>
  );
};

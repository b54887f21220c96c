import type { ReactNode } from 'react';
import { safeUrl } from '../../../domain/values';
import { succeed } from '../../../kernel';
import {
  Form,
  type FormError,
  type OpenForm,
  useForm,
  useSubscription,
  useText,
  type ViewModelRecipe,
} from '../../../kit';
import { Field, FormDialog, Input } from '../../../ui';

/** The entries of a dialog that asks for an address. */
interface Addressed {
  readonly address: string;
}

const addressError = (address: string): FormError | null => {
  if (address === '') return { key: 'rich_address_missing' };
  return safeUrl(address) === null ? { key: 'rich_address_refused', atOnce: true } : null;
};

/** A form whose result has an address that is not empty and runs no script, without the blanks around it. */
export const addressForm =
  <Entry extends Addressed>(): ViewModelRecipe<[initial: Entry], Form<Entry, Entry>> =>
  () =>
  (initial) =>
    new Form<Entry, Entry>({
      initial,
      validate: ({ address }) => ({ address: addressError(address.trim()) }) as Record<keyof Entry, FormError | null>,
      submit: (entry) => succeed({ ...entry, address: entry.address.trim() }),
    });

interface AddressDialogProps<Entry extends Addressed> {
  readonly title: string;
  readonly text?: string | undefined;
  readonly open?: boolean | undefined;
  readonly model: Form<Entry, Entry>;
  readonly onSubmit: (entry: Entry) => void;
  readonly onClose: () => void;
  /** Above the address. */
  readonly before?: ReactNode;
  /** Further fields. */
  readonly children?: (form: OpenForm<Entry>) => ReactNode;
}

/** Asks for an address that goes into a text. */
export const AddressDialog = <Entry extends Addressed>({
  title,
  text,
  open,
  model,
  onSubmit,
  onClose,
  before,
  children,
}: AddressDialogProps<Entry>) => {
  const { t } = useText();
  const form = useForm(model);
  useSubscription(model.done$, onSubmit);
  return (
    <FormDialog
      form={form.attributes}
      open={open}
      title={title}
      text={text}
      onClose={onClose}
      onCancel={onClose}
      cancel={t('cancel')}
      action={t('rich_apply')}
      busy={form.submitting}
      denied={form.denied}
      before={before}
    >
      <Field name="address" label={t('rich_address')} error={form.error('address')}>
        <Input
          type="url"
          autoComplete="off"
          dir="ltr"
          value={form.values.address}
          onChange={(address) => model.change({ address } as Partial<Entry>)}
        />
      </Field>
      {children?.(form)}
    </FormDialog>
  );
};

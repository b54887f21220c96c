import { useState } from 'react';
import { succeed } from '../../../kernel';
import { Form, useForm, useSubscription, useText, useViewModel, viewModel } from '../../../kit';
import { Field, FormDialog, Input } from '../../../ui';
import classes from './move-dialog.module.css';

interface MoveDialogProps {
  /** Name of the item. */
  readonly name: string;
  /** Position over all pages, from 1, and number of items. */
  readonly position: number;
  readonly count: number;
  readonly onMove: (position: number) => void;
  readonly onClose: () => void;
}

/** The position in a text; null for one that no row has. */
const positionIn = (text: string, count: number): number | null => {
  const position = /^\d{1,15}$/.test(text.trim()) ? Number(text) : 0;
  return position >= 1 && position <= count ? position : null;
};

/** The form of a position; its result is the position. */
const positionForm = viewModel(
  [],
  () => (position: number, count: number) =>
    new Form({
      initial: { position: String(position) },
      validate: ({ position: text }) => ({
        position: positionIn(text, count) === null ? { key: 'position_of', parameters: { count }, atOnce: true } : null,
      }),
      submit: ({ position: text }) => succeed(positionIn(text, count) ?? position),
    }),
);

/** Asks for the new position of an item, which may be on another page. */
export const MoveDialog = ({ name, position, count, onMove, onClose }: MoveDialogProps) => {
  const { t } = useText();
  // What is typed stays when the list is read again.
  const [initial] = useState(position);
  const model = useViewModel(positionForm, initial, count);
  const form = useForm(model);
  useSubscription(model.done$, (target) => {
    if (target !== position) onMove(target);
    onClose();
  });
  return (
    <FormDialog
      form={{ ...form.attributes, className: classes['form'] }}
      title={t('move_row', { item: name })}
      onClose={onClose}
      onCancel={onClose}
      cancel={t('cancel')}
      action={t('move_item')}
      busy={form.submitting}
      denied={form.denied}
    >
      <Field name="position" label={t('position_of', { count })}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          value={form.values.position}
          invalid={form.denied !== null}
          onChange={(text) => form.change({ position: text })}
        />
      </Field>
    </FormDialog>
  );
};

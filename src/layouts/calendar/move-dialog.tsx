import { useState } from 'react';
import { fieldOf, type Schema } from '../../domain/schema';
import { withSeconds } from '../../domain/values';
import { succeed } from '../../kernel';
import { Form, useForm, useSubscription, useText, useViewModel, viewModel } from '../../kit';
import { Field, FormDialog, Input } from '../../ui';
import type { EditableEntry } from './calendar.view-model';
import { movedTimes, inputTimes, type InputTimes } from './entries/event-times.rules';

interface MoveDialogProps {
  readonly entry: EditableEntry;
  readonly schema: Schema;
  readonly collection: string;
  readonly startField: string;
  /** Null without one. */
  readonly endField: string | null;
  readonly zone: string;
  readonly onClose: () => void;
  readonly onChoose: (shown: InputTimes) => void;
}

/** Adds the seconds that datetime-local inputs omit when they are 0. */
const withAllSeconds = (text: string): string => {
  const [day = '', time] = text.split('T');
  return time === undefined ? day : `${day}T${withSeconds(time)}`;
};

const timesForm = viewModel(
  [],
  () => (initial: InputTimes) =>
    new Form<InputTimes, InputTimes>({
      initial,
      validate: ({ start, end }) => {
        if (start === '') return { start: { key: 'calendar_no_date', atOnce: true } };
        const isBackwards = end !== '' && end.slice(0, start.length) < start.slice(0, end.length);
        return { end: isBackwards ? { key: 'calendar_end_before_start', atOnce: true } : null };
      },
      submit: (times) => succeed(times),
    }),
);

/**
 * Changes the dates of an event by keyboard, as far as the user may change them. The end moves with the start, as in a
 * drag; an event without an end can get one, as by resizing.
 */
export const MoveDialog = ({
  entry,
  schema,
  collection,
  startField,
  endField,
  zone,
  onClose,
  onChoose,
}: MoveDialogProps) => {
  const { t, fieldName } = useText();
  const { stored, title, moveDenied, resizeDenied } = entry;
  // What is typed stays when the event is read again.
  const [initial] = useState(() => inputTimes(stored, zone));
  const model = useViewModel(timesForm, initial);
  const { values, error, denied, submitting, attributes, change } = useForm(model);
  useSubscription(model.done$, (times) => {
    onChoose(times);
    onClose();
  });
  const nameOf = (field: string): string => {
    const known = fieldOf(schema, collection, field);
    return known === null ? field : fieldName(known);
  };
  const inputType = (type: string | null): 'date' | 'datetime-local' => (type === 'date' ? 'date' : 'datetime-local');
  const start = (text: string): void => {
    const moved =
      text === ''
        ? { start: '', end: values.end }
        : movedTimes(stored, { allDay: stored.startType === 'date', start: withAllSeconds(text) }, zone);
    change(stored.end === null ? { ...moved, end: values.end } : moved);
  };
  const withEnd = endField !== null && (stored.end !== null || resizeDenied === false);
  return (
    <FormDialog
      form={attributes}
      onClose={onClose}
      onCancel={onClose}
      title={t('calendar_move_title', { event: title })}
      cancel={t('cancel')}
      action={t('calendar_move_now')}
      busy={submitting}
      denied={denied}
    >
      <Field name="start" label={nameOf(startField)} error={error('start')}>
        <Input
          type={inputType(stored.startType)}
          value={values.start}
          disabled={moveDenied !== false}
          onChange={start}
        />
      </Field>
      {withEnd ? (
        <Field name="end" label={nameOf(endField)} error={error('end')}>
          <Input
            type={inputType(stored.endType)}
            value={values.end}
            disabled={resizeDenied !== false}
            onChange={(text) => change({ end: withAllSeconds(text) })}
          />
        </Field>
      ) : null}
    </FormDialog>
  );
};

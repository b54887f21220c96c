import type { ConditionalWriteFailure } from '../../../application/item-editing';
import { valueIn } from '../../../domain/items';
import { valueText } from '../../../domain/templates';
import { failureTitle, fieldErrorText, type Message } from '../../../kit';

const NO_VALUE = '—';

/** Messages for a value that was not saved. */
export const cellError = (refusal: ConditionalWriteFailure, field: string): readonly Message[] => {
  if (refusal.kind === 'changed-since')
    return [
      { key: 'cell_changed_since', parameters: { theirs: valueText(valueIn(refusal.theirs, field)) || NO_VALUE } },
    ];
  const errors = refusal.kind === 'api' ? refusal.fields.filter((error) => error.field === field) : [];
  return errors.length === 0 ? [failureTitle(refusal)] : errors.map(fieldErrorText);
};

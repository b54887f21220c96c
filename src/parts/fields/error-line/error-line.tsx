import type { FieldType } from '../../../domain/schema';
import { entryExample, entryNotation, printEntry, readEntry } from '../../../domain/values';
import { type TextKey, useText } from '../../../kit';
import { Icon } from '../../../ui';
import classes from './error-line.module.css';

/** The message for a text that is no number of this type. */
const numberErrorKey = (type: FieldType): TextKey =>
  type === 'integer' || type === 'bigInteger' ? 'raw_not_a_whole_number' : 'raw_not_a_number';

/**
 * The error line below a control whose text is no valid value yet. A live region: rendered with null first, it
 * announces the message as soon as there is one.
 */
export const ErrorLine = ({ message }: { readonly message: string | null }) => (
  <p role="status" className={classes['error']}>
    {message === null ? null : (
      <>
        <Icon name="error" size="small" />
        <span>{message}</span>
      </>
    )}
  </p>
);

/** A note below a control about its text. */
export const NoteLine = ({ message }: { readonly message: string }) => (
  <p role="status" className={classes['note']}>
    {message}
  </p>
);

interface NumberLineProps {
  readonly type: FieldType;
  /** What the user has typed; null while the control shows the value. */
  readonly typed: string | null;
  /** The text is no number, and the user has left it: the form keeps it, and saving is blocked. */
  readonly hasError: boolean;
}

/**
 * The line below a number input: what a number looks like, where the text is none; how the text is read, where others
 * may read another number, such as '1.234'.
 */
export const NumberLine = ({ type, typed, hasError }: NumberLineProps) => {
  const { t, locale } = useText();
  const notation = entryNotation(locale.code);
  if (hasError) return <ErrorLine message={t(numberErrorKey(type), { example: entryExample(type, notation) })} />;
  const reading = typed === null ? null : readEntry(typed, type, notation);
  if (reading?.kind !== 'value' || !reading.isDoubtful) return null;
  return <NoteLine message={t('entry_read_as', { value: printEntry(reading.value, type, notation) })} />;
};

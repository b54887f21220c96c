import { valueText } from '../../../domain/templates';
import type { Json } from '../../../kernel';
import { useText } from '../../../kit';
import { Notice, Textarea } from '../../../ui';
import classes from './unsupported-value.module.css';

interface UnsupportedValueProps {
  readonly value: Json;
  /** Leaves out the note, where another message explains why the value is read-only. */
  readonly hideNote?: boolean;
}

/** A value the interface cannot edit, as read-only text. It is never changed. */
export const UnsupportedValue = ({ value, hideNote = false }: UnsupportedValueProps) => {
  const { t } = useText();
  return (
    <div className={classes['unsupported']}>
      <Textarea value={valueText(value)} rows={1} mono readOnly onChange={() => undefined} />
      {hideNote ? null : <p className={classes['note']}>{t('value_kept')}</p>}
    </div>
  );
};

/** Shown instead of a list of choices when none are configured, with the value as read-only text. */
export const UnconfiguredChoices = ({ value }: { readonly value: Json }) => {
  const { t } = useText();
  return (
    <div className={classes['unsupported']}>
      <Notice tone="warning">{t('choices_option_configured_incorrectly')}</Notice>
      {value === null ? null : <UnsupportedValue value={value} hideNote />}
    </div>
  );
};

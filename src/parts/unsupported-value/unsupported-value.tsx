import { valueText } from '../../domain/templates';
import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { Icon, Notice, Textarea } from '../../ui';
import classes from './unsupported-value.module.css';

interface UnsupportedValueProps {
  readonly value: Json;
  /** Why it is kept is said beside it. */
  readonly hideNote?: boolean;
}

/** A value that its interface does not understand: seen, and left as it is. */
export const UnsupportedValue = ({ value, hideNote = false }: UnsupportedValueProps) => {
  const { t } = useText();
  return (
    <div className={classes['kept']}>
      <Textarea value={valueText(value)} rows={1} mono readOnly onChange={() => undefined} />
      {hideNote ? null : <p className={classes['note']}>{t('value_kept')}</p>}
    </div>
  );
};

/** In place of choices that nobody has configured; the value is seen all the same. */
export const UnconfiguredChoices = ({ value }: { readonly value: Json }) => {
  const { t } = useText();
  return (
    <div className={classes['kept']}>
      <Notice tone="warning">{t('choices_option_configured_incorrectly')}</Notice>
      {value === null ? null : <UnsupportedValue value={value} hideNote />}
    </div>
  );
};

/** Below a text that stands where a number belongs and is none: it is kept, and nothing is saved before it is one. */
export const InvalidNumber = () => {
  const { t } = useText();
  return (
    <p role="status" className={classes['fault']}>
      <Icon name="error" size="small" />
      <span>{t('raw_not_a_number')}</span>
    </p>
  );
};

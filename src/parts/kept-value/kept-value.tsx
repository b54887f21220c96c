import { valueText } from '../../domain/templates';
import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { Textarea } from '../../ui';
import classes from './kept-value.module.css';

interface KeptValueProps {
  readonly value: Json;
  /** Why it is kept is said beside it. */
  readonly explained?: boolean;
}

/** A value that its interface does not understand: seen, and left as it is. */
export const KeptValue = ({ value, explained = false }: KeptValueProps) => {
  const { t } = useText();
  return (
    <div className={classes['kept']}>
      <Textarea value={valueText(value)} rows={1} mono readOnly onChange={() => undefined} />
      {explained ? null : <p className={classes['note']}>{t('value_kept')}</p>}
    </div>
  );
};

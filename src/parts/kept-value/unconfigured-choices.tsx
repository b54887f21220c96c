import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { Notice } from '../../ui';
import { KeptValue } from './kept-value';
import classes from './kept-value.module.css';

/** In place of choices that nobody has configured; the value is seen all the same. */
export const UnconfiguredChoices = ({ value }: { readonly value: Json }) => {
  const { t } = useText();
  return (
    <div className={classes['kept']}>
      <Notice tone="warning">{t('choices_option_configured_incorrectly')}</Notice>
      {value === null ? null : <KeptValue value={value} explained />}
    </div>
  );
};

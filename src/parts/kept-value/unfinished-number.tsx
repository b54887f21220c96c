import { useText } from '../../kit';
import { Icon } from '../../ui';
import classes from './kept-value.module.css';

/** Below a text that stands where a number belongs and is none: it is kept, and nothing is saved before it is one. */
export const UnfinishedNumber = () => {
  const { t } = useText();
  return (
    <p role="status" className={classes['fault']}>
      <Icon name="error" size="small" />
      <span>{t('raw_not_a_number')}</span>
    </p>
  );
};

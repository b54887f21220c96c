import { useText } from '../../../kit';
import { Icon } from '../../../ui';
import classes from './error-line.module.css';

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

/**
 * The error line of a number input whose text is no number. The form keeps the text, and saving is blocked until it is
 * a number.
 */
export const InvalidNumber = () => {
  const { t } = useText();
  return <ErrorLine message={t('raw_not_a_number')} />;
};

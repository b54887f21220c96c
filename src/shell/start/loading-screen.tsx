import { useText } from '../../kit';
import { Icon } from '../../ui';
import classes from './start.module.css';

/** While the session or the first data are on their way; says nothing in the first 250 ms. */
export const LoadingScreen = () => {
  const { t } = useText();
  return (
    <main className={classes['screen']} aria-busy="true">
      <div className={classes['loading']} role="status">
        <span className={classes['mark']}>
          <Icon name="mark" />
        </span>
        <p>{t('wait')}</p>
      </div>
    </main>
  );
};

import { ConnectionService, useService, useStream, useText } from '../../kit';
import { Icon } from '../../ui';
import classes from './start.module.css';

/** While the session or the first data are on their way; says nothing in the first 250 ms, and that the server is out of reach when it is. */
export const LoadingScreen = () => {
  const { t } = useText();
  const { quality } = useStream(useService(ConnectionService).state$);
  return (
    <main className={classes['screen']} aria-busy="true">
      <div className={classes['loading']} role="status">
        <span className={classes['mark']}>
          <Icon name="mark" />
        </span>
        <p>{t(quality === 'off' ? 'offline' : 'wait')}</p>
      </div>
    </main>
  );
};

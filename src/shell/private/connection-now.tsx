import { ConnectionService, useService, useStream, useText } from '../../kit';
import { ConnectionMark } from '../../ui';

/** How well the server is reached. By itself, for it changes with every answer. */
export const ConnectionNow = () => {
  const { t } = useText();
  const { quality, latency } = useStream(useService(ConnectionService).state$);
  return (
    <ConnectionMark
      quality={quality}
      label={latency === null ? t(`connection_${quality}`) : t(`connection_${quality}_in`, { latency })}
    />
  );
};

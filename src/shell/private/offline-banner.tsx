import { ConnectionService, useService, useStream, useText } from '../../kit';
import { Banner } from '../../ui';

/** Over every page while the server is out of reach. */
export const OfflineBanner = () => {
  const { t } = useText();
  const { quality } = useStream(useService(ConnectionService).state$);
  if (quality !== 'off') return null;
  return (
    <Banner tone="warning" icon="wifi_off" title={t('offline')}>
      {t('offline_text')}
    </Banner>
  );
};

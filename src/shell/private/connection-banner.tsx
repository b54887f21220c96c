import { useLocation } from 'react-router-dom';
import { Connection, KeptPage } from '../../application/connection';
import { useService, useStream, useText } from '../../kit';
import { Banner, Button } from '../../ui';

/**
 * Shown above every page while the server is unreachable, and above a page that shows what this device keeps: it says
 * from when that is.
 */
export const ConnectionBanner = () => {
  const { t, locale } = useText();
  const { pathname } = useLocation();
  const { quality } = useStream(useService(Connection).state$);
  const keptPage = useService(KeptPage);
  const shown = useStream(keptPage.shown$);
  const hasEdits = useStream(keptPage.hasEdits$);
  const isKept = shown !== null && shown.page === pathname;
  if (quality !== 'off' && !isKept) return null;
  const kept = isKept
    ? t('kept_shown', {
        time: new Intl.DateTimeFormat(locale.code, { dateStyle: 'medium', timeStyle: 'short' }).format(shown.from),
      })
    : null;
  if (quality === 'off') {
    return (
      <Banner tone="warning" icon="wifi_off" title={t('offline')}>
        {kept} {t('offline_text')}
      </Banner>
    );
  }
  return (
    <Banner
      tone="info"
      icon="wifi"
      title={t('online_again')}
      actions={hasEdits ? undefined : <Button onClick={() => keptPage.readAgain()}>{t('read_again')}</Button>}
    >
      {kept} {hasEdits ? t('kept_edits_compared') : null}
    </Banner>
  );
};

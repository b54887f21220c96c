import { AccessStore } from '../../application/access';
import { collectionPath, Registries, useContributions, useService, useStream, useText } from '../../kit';
import { Drawer, Notice as NoticeBox, EmptyState, TextLink } from '../../ui';
import { noticeText, noticeTitle } from './notice-texts';
import classes from './notices-drawer.module.css';
import { Notifications } from '../../application/notifications';

const TONES = { success: 'success', info: 'info', warning: 'warning', danger: 'danger' } as const;

/** History of the session's notifications. */
export const NoticesDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, locale } = useText();
  const history = useStream(useService(Notifications).history$);
  const modules = useContributions(useService(Registries).modules);
  const access = useStream(useService(AccessStore).access$);
  const log = collectionPath('directus_activity');
  const hasLog = modules.some((module) => `/${module.path}` === log && module.allows(access));
  const time = new Intl.DateTimeFormat(locale.code, { timeStyle: 'short' });
  return (
    <Drawer open onClose={onClose} closeLabel={t('close')} title={t('notices')}>
      {history.length === 0 ? (
        <EmptyState kind="empty" compact title={t('notices_empty')} text={t('notices_empty_text')} />
      ) : (
        <ul className={classes['list']}>
          {history.map((notice) => (
            <li key={notice.id}>
              <NoticeBox tone={TONES[notice.tone]} title={noticeTitle(notice, t, locale.code)}>
                {noticeText(notice, t)}
                <time className={classes['time']} dateTime={new Date(notice.timestamp).toISOString()}>
                  {time.format(notice.timestamp)}
                </time>
              </NoticeBox>
            </li>
          ))}
        </ul>
      )}
      {hasLog ? (
        <p className={classes['more']}>
          <TextLink href={log} onClick={onClose}>
            {t('notices_all_activity')}
          </TextLink>
        </p>
      ) : null}
    </Drawer>
  );
};

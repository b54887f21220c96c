import { Suspense } from 'react';
import { lazyComponent, NotificationsService, useService, useStream, useText } from '../../kit';
import { Toast, Toasts } from '../../ui';
import { noticeText, noticeTitle } from './notice-texts';

// Seldom needed, and the sign-in page need not wait for what a dialog is made of.
const NoticeDialog = lazyComponent(() =>
  import(/* webpackChunkName: "notice-dialog" */ './notice-dialog').then((module) => module.NoticeDialog),
);

/** Short messages in the corner, and those that wait for an answer over the page. */
export const NoticesRegion = () => {
  const { t } = useText();
  const notices = useService(NotificationsService);
  const shown = useStream(notices.shown$);
  const asking = shown.find(({ dialog }) => dialog);
  return (
    <>
      <Toasts label={t('notices')}>
        {shown
          .filter(({ dialog }) => !dialog)
          .map((notice) => (
            <Toast
              key={notice.id}
              tone={notice.tone}
              title={noticeTitle(notice, t)}
              text={noticeText(notice, t)}
              action={notice.action && { label: t(notice.action.text), onSelect: () => notices.runAction(notice.id) }}
              dismissLabel={t('close')}
              onDismiss={() => notices.dismiss(notice.id)}
            />
          ))}
      </Toasts>
      <Suspense fallback={null}>
        {asking === undefined ? null : (
          <NoticeDialog key={asking.id} notice={asking} onDismiss={() => notices.dismiss(asking.id)} />
        )}
      </Suspense>
    </>
  );
};

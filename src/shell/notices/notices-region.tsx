import { Suspense } from 'react';
import { lazyComponent, useService, useStream, useText } from '../../kit';
import { Toast, Toasts } from '../../ui';
import { noticeText, noticeTitle } from './notice-texts';
import { Notifications } from '../../application/notifications';

// Lazy, so that the sign-in page does not load the dialog library.
const NoticeDialog = lazyComponent(() =>
  import(/* webpackChunkName: "notice-dialog" */ './notice-dialog').then((module) => module.NoticeDialog),
);

/** Notifications as toasts, and those that need confirmation as a dialog. */
export const NoticesRegion = () => {
  const { t } = useText();
  const notices = useService(Notifications);
  const shown = useStream(notices.shown$);
  const blocking = shown.find(({ dialog }) => dialog);
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
        {blocking === undefined ? null : (
          <NoticeDialog key={blocking.id} notice={blocking} onDismiss={() => notices.dismiss(blocking.id)} />
        )}
      </Suspense>
    </>
  );
};

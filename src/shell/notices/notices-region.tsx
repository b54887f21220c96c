import { Suspense } from 'react';
import { failureDetails, lazyComponent, useService, useStream, useText } from '../../kit';
import { Toast, Toasts, useCopy } from '../../ui';
import { noticeText, noticeTitle } from './notice-texts';
import { type Notification, Notifications } from '../../application/notifications';

// Lazy, so that the sign-in page does not load the dialog library.
const NoticeDialog = lazyComponent(() =>
  import(/* webpackChunkName: "notice-dialog" */ './notice-dialog').then((module) => module.NoticeDialog),
);

/** One notification; a failure offers to copy its details. */
const NoticeToast = ({ notice }: { readonly notice: Notification }) => {
  const { t, locale } = useText();
  const notices = useService(Notifications);
  const details = notice.failure === null ? null : failureDetails(notice.failure);
  const { copied, copy } = useCopy(details ?? '');
  const { action } = notice;
  const offer =
    action !== undefined
      ? { label: t(action.text), onSelect: () => notices.runAction(notice.id) }
      : details !== null
        ? { label: t(copied ? 'copied' : 'copy_details'), onSelect: copy }
        : undefined;
  return (
    <Toast
      tone={notice.tone}
      icon={notice.icon}
      title={noticeTitle(notice, t, locale.code)}
      text={noticeText(notice, t)}
      action={offer}
      dismissLabel={t('close')}
      onDismiss={() => notices.dismiss(notice.id)}
    />
  );
};

/** Notifications as toasts, and those that need confirmation as a dialog. */
export const NoticesRegion = () => {
  const { t } = useText();
  const notices = useService(Notifications);
  const shown = useStream(notices.shown$);
  const blocking = shown.find(({ dialog }) => dialog);
  return (
    <>
      <Toasts label={t('notices')} onAttend={(attended) => notices.attend(attended)}>
        {shown
          .filter(({ dialog }) => !dialog)
          .map((notice) => (
            <NoticeToast key={notice.id} notice={notice} />
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

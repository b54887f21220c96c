import { failureDetails, NoticesService, useService, useStream, useText } from '../../kit';
import { Button, Dialog, Toast, Toasts } from '../../ui';
import { noticeText, noticeTitle } from './notice-texts';

/** Short messages in the corner, and those that wait for an answer over the page. */
export const NoticesRegion = () => {
  const { t } = useText();
  const notices = useService(NoticesService);
  const shown = useStream(notices.shown$);
  const asking = shown.find(({ dialog }) => dialog);
  const facts = asking?.failure == null ? null : failureDetails(asking.failure);
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
              dismissLabel={t('close')}
              onDismiss={() => notices.dismiss(notice.id)}
            />
          ))}
      </Toasts>
      {asking === undefined ? null : (
        <Dialog
          key={asking.id}
          open
          danger={asking.tone === 'danger'}
          title={noticeTitle(asking, t)}
          text={t('unexpected_error_text')}
          onClose={() => notices.dismiss(asking.id)}
          actions={
            <Button variant="primary" onClick={() => notices.dismiss(asking.id)} data-autofocus>
              {t('done')}
            </Button>
          }
        >
          {facts === null ? undefined : <small>{facts}</small>}
        </Dialog>
      )}
    </>
  );
};

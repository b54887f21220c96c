import type { Notification } from '../../application/notifications';
import { failureDetails, useText } from '../../kit';
import { Button, Dialog, useCopy } from '../../ui';
import { cutText, noticeTitle } from './notice-texts';

interface NoticeDialogProps {
  readonly notice: Notification;
  readonly onDismiss: () => void;
}

/** A notification in a dialog, which stays until the user closes it. */
export const NoticeDialog = ({ notice, onDismiss }: NoticeDialogProps) => {
  const { t, locale } = useText();
  const details = notice.failure === null ? null : failureDetails(notice.failure);
  const { copied, copy } = useCopy(details ?? '');
  return (
    <Dialog
      open
      danger={notice.tone === 'danger'}
      title={noticeTitle(notice, t, locale.code)}
      text={t('unexpected_error_text')}
      onClose={onDismiss}
      actions={
        <>
          {details === null ? null : (
            <Button variant="ghost" icon={copied ? 'check' : 'content_copy'} onClick={copy}>
              {t(copied ? 'copied' : 'copy_details')}
            </Button>
          )}
          <Button variant="primary" onClick={onDismiss} data-autofocus>
            {t('done')}
          </Button>
        </>
      }
    >
      {details === null ? undefined : <small>{cutText(details)}</small>}
    </Dialog>
  );
};

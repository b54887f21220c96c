import type { Notification } from '../../application/notifications';
import { failureDetails, useText } from '../../kit';
import { Button, Dialog } from '../../ui';
import { noticeTitle } from './notice-texts';

interface NoticeDialogProps {
  readonly notice: Notification;
  readonly onDismiss: () => void;
}

/** A notice that waits over the page until somebody has seen it. */
export const NoticeDialog = ({ notice, onDismiss }: NoticeDialogProps) => {
  const { t } = useText();
  const facts = notice.failure === null ? null : failureDetails(notice.failure);
  return (
    <Dialog
      open
      danger={notice.tone === 'danger'}
      title={noticeTitle(notice, t)}
      text={t('unexpected_error_text')}
      onClose={onDismiss}
      actions={
        <Button variant="primary" onClick={onDismiss} data-autofocus>
          {t('done')}
        </Button>
      }
    >
      {facts === null ? undefined : <small>{facts}</small>}
    </Dialog>
  );
};

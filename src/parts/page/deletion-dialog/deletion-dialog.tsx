import type { ReactNode } from 'react';
import { useText } from '../../../kit';
import { Button, Dialog } from '../../../ui';

interface DeletionDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What is going to be deleted. */
  readonly text: string;
  /** Label of the confirm button. */
  readonly action: string;
  readonly busy?: boolean | undefined;
  /** Why it cannot be confirmed yet. */
  readonly denied?: string | null | undefined;
  readonly onClose: () => void;
  readonly onDelete: () => void;
  /** An error message. */
  readonly children?: ReactNode;
}

/** Confirms a deletion. The cancel button has the initial focus. */
export const DeletionDialog = ({
  open,
  title,
  text,
  action,
  busy,
  denied,
  onClose,
  onDelete,
  children,
}: DeletionDialogProps) => {
  const { t } = useText();
  return (
    <Dialog
      open={open}
      danger
      onClose={onClose}
      title={title}
      text={text}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button variant="danger-fill" icon="delete" busy={busy} disabledReason={denied} onClick={onDelete}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};

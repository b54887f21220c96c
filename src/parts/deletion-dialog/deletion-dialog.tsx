import type { ReactNode } from 'react';
import { useText } from '../../kit';
import { Button, Dialog } from '../../ui';

interface DeletionDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will be gone. */
  readonly text: string;
  /** What the button says that goes on. */
  readonly action: string;
  readonly busy?: boolean | undefined;
  readonly onClose: () => void;
  readonly onDelete: () => void;
  /** What went wrong. */
  readonly children?: ReactNode;
}

/** Asks before something is deleted. Enter keeps it. */
export const DeletionDialog = ({
  open,
  title,
  text,
  action,
  busy,
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
          <Button variant="danger-fill" icon="delete" busy={busy} onClick={onDelete}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};

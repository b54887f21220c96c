import { DemoMode } from '../../../application/settings';
import { useService, useText } from '../../../kit';
import { Button, Dialog } from '../../../ui';

interface DemoResetDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before the demo world starts over, which ends the session. */
export const DemoResetDialog = ({ open, onClose }: DemoResetDialogProps) => {
  const { t } = useText();
  const demonstration = useService(DemoMode);
  return (
    <Dialog
      open={open}
      danger
      onClose={onClose}
      title={t('demo_reset_question')}
      text={t('demo_reset_text')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button variant="danger-fill" onClick={() => demonstration.reset()}>
            {t('demo_reset_action')}
          </Button>
        </>
      }
    />
  );
};

import { type TextKey, useText } from '../../../../kit';
import { Button, Dialog, Notice } from '../../../../ui';
import classes from './risk-dialog.module.css';

/** The texts that a write needs to be confirmed for. */
export const RiskNotices = ({ risks }: { readonly risks: readonly TextKey[] }) => {
  const { t } = useText();
  return risks.length === 0 ? null : (
    <div className={classes['risks']}>
      {risks.map((risk) => (
        <Notice key={risk} tone="warning">
          {t(risk)}
        </Notice>
      ))}
    </div>
  );
};

interface RiskDialogProps {
  /** Closed while there are none. */
  readonly risks: readonly TextKey[];
  readonly title: string;
  /** Label of the confirm button. */
  readonly action: string;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Confirms a write that has risks. The cancel button has the initial focus. */
export const RiskDialog = ({ risks, title, action, onClose, onConfirm }: RiskDialogProps) => {
  const { t } = useText();
  return (
    <Dialog
      open={risks.length > 0}
      danger
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="ghost" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button variant="danger-fill" onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <RiskNotices risks={risks} />
    </Dialog>
  );
};

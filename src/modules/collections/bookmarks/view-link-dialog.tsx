import { useText } from '../../../kit';
import { Button, Dialog, Field, Input } from '../../../ui';
import classes from './bookmark-dialogs.module.css';

interface ViewLinkDialogProps {
  readonly address: string;
  readonly onClose: () => void;
}

/** An address to be copied by hand, where the browser lets nobody else do it. */
export const ViewLinkDialog = ({ address, onClose }: ViewLinkDialogProps) => {
  const { t } = useText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('copy_view_link')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <div className={classes['lone']}>
        <Field name="link" label={t('view_link')} note={t('view_link_note')}>
          <Input readOnly value={address} onChange={() => undefined} />
        </Field>
      </div>
    </Dialog>
  );
};

import { useRegisteredActions, useText } from '../../kit';
import { Button, Dialog, Kbd } from '../../ui';
import classes from './shortcuts-dialog.module.css';

/** Lists the keyboard shortcuts of the open page and of the frame. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useText();
  const everywhere = useRegisteredActions('app');
  const onPage = useRegisteredActions('page');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('keyboard_shortcuts')}
      actions={
        <Button variant="primary" onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
      }
    >
      <dl className={classes['shortcuts']}>
        {[...everywhere, ...onPage].map(({ id, label, keys }) =>
          keys === undefined ? null : (
            <div key={id} className={classes['shortcut']}>
              <dt>{label}</dt>
              <dd>
                <Kbd keys={keys} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  );
};

import { metaKey, useText, type TextKey } from '../../kit';
import { Button, Dialog, Kbd } from '../../ui';
import classes from './shortcuts-dialog.module.css';

const shortcuts = (meta: string): readonly (readonly [text: TextKey, keys: string])[] => [
  ['command_palette', `${meta} K`],
  ['keyboard_shortcuts', '?'],
  ['save_and_stay', `${meta} S`],
  ['save_and_create_new', `${meta} ⇧ S`],
];

/** Lists all keyboard shortcuts. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useText();
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
        {shortcuts(metaKey()).map(([text, keys]) => (
          <div key={text} className={classes['shortcut']}>
            <dt>{t(text)}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};

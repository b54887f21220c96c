import { metaKey, useText, type TextKey } from '../../kit';
import { Button, Dialog, Kbd } from '../../ui';
import classes from './shortcuts-dialog.module.css';

const SHORTCUTS = (meta: string): readonly (readonly [text: TextKey, keys: string])[] => [
  ['command_palette', `${meta} K`],
  ['keyboard_shortcuts', '?'],
  ['save_and_stay', `${meta} S`],
  ['save_and_create_new', `${meta} ⇧ S`],
];

/** Every shortcut there is, in one place. */
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
        {SHORTCUTS(metaKey()).map(([text, keys]) => (
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

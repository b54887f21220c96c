import { useId } from 'react';
import { shortcutLabel, SHORTCUTS, useNamespaces, useRegisteredActions, useText } from '../../../kit';
import { Button, Dialog, Kbd } from '../../../ui';
import { shortcutPlaces } from './shortcut-places';
import classes from './shortcuts-dialog.module.css';

interface Line {
  readonly text: string;
  readonly keys: readonly string[];
}

interface PlaceProps {
  readonly title: string;
  readonly lines: readonly Line[];
}

const Place = ({ title, lines }: PlaceProps) => {
  const heading = useId();
  return (
    <section className={classes['place']} aria-labelledby={heading}>
      <h2 id={heading} className={classes['title']}>
        {title}
      </h2>
      <dl>
        {lines.map(({ text, keys }) => (
          <div key={text} className={classes['shortcut']}>
            <dt>{text}</dt>
            <dd className={classes['keys']}>
              {keys.map((each) => (
                <Kbd key={each} keys={each} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

const LISTED: readonly string[] = Object.values(SHORTCUTS).map((shortcut) => shortcutLabel(shortcut));

/** The list is no control, and yet in the order of Tab where it scrolls. */
const SCROLLED_BY_KEYS = 0;

/** Lists all shortcuts and ways to use the keyboard, by place; those of extensions are on the page that has them. */
export const ShortcutsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  useNamespaces(['shortcuts', 'interfaces']);
  const { t } = useText();
  const onPage = useRegisteredActions('page').flatMap(({ label, keys }): readonly Line[] =>
    keys === undefined || LISTED.includes(keys) ? [] : [{ text: label, keys: [keys] }],
  );
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('keyboard_shortcuts')}
      actions={
        <Button variant="primary" onClick={onClose} data-autofocus>
          {t('close')}
        </Button>
      }
    >
      {/* Focusable, so that the arrow keys scroll it. */}
      <div className={classes['places']} role="group" aria-label={t('keyboard_shortcuts')} tabIndex={SCROLLED_BY_KEYS}>
        {onPage.length === 0 ? null : <Place title={t('on_this_page')} lines={onPage} />}
        {shortcutPlaces().map(({ title, lines }) => (
          <Place key={title} title={t(title)} lines={lines.map(({ text, keys }) => ({ text: t(text), keys }))} />
        ))}
      </div>
    </Dialog>
  );
};

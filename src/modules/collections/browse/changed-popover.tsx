import type { CollectionView } from '../../../application/presets';
import { scopeOf, type ViewChange } from '../../../domain/presets';
import { RolesService, useService, useStream, useText, useViewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/failure-state';
import { FilterSentence } from '../../../parts/filter-sentence';
import { Button, Icon } from '../../../ui';
import { saveWrite } from '../bookmarks/bookmark-writes';
import { itemNames } from '../bookmarks/item-names';
import { scopeWords } from '../bookmarks/scope-words.rules';
import { useChanges } from './use-changes';
import classes from './bookmark-changes.module.css';

const ICONS: Readonly<Record<ViewChange['kind'], string>> = { added: 'add', removed: 'remove', changed: 'swap_horiz' };

interface ChangedPopoverProps {
  readonly view: CollectionView;
  readonly onClose: () => void;
  readonly onSaveAsNew: () => void;
}

/** What has changed of a bookmark, in plain words, whom that would concern, and the ways out. */
export const ChangedPopover = ({ view, onClose, onSaveAsNew }: ChangedPopoverProps) => {
  const { t } = useText();
  const { bookmark } = useStream(view.state$);
  const roles = useStream(useService(RolesService).roles$);
  const save = useViewModel(saveWrite, view);
  const disabled = useStream(save.denied$);
  const { busy, failure } = useStream(save.state$);
  const names = useViewModel(itemNames);
  const changes = useChanges(view, names);
  if (bookmark === null) return null;
  const { sentence, role } = scopeWords(scopeOf(bookmark), roles);
  return (
    <div className={classes['box']}>
      <div>
        <p className={classes['title']}>{t('bookmark_changed_title')}</p>
        <p className={classes['text']}>{t(sentence, { role })}</p>
      </div>
      <ul className={classes['list']}>
        {changes.map(({ kind, sentence: told }) => (
          <li key={told} className={classes['entry']}>
            <Icon name={ICONS[kind]} size="small" />
            <FilterSentence sentence={told} />
          </li>
        ))}
      </ul>
      {failure === null ? null : <FailureNotice failure={failure} />}
      <div className={classes['actions']}>
        <Button
          size="small"
          busy={busy}
          disabledReason={disabled === 'saving' ? null : disabled && t(disabled)}
          onClick={() => save.execute()}
        >
          {t('bookmark_save_changes')}
        </Button>
        <Button size="small" variant="ghost" onClick={onSaveAsNew}>
          {t('bookmark_save_as_new')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            onClose();
            view.revert();
          }}
        >
          {t('bookmark_reset')}
        </Button>
      </div>
    </div>
  );
};

import { useEffect, useState } from 'react';
import type { CollectionView } from '../../../application/presets';
import { useText } from '../../../kit';
import { AnchoredPopover, Icon } from '../../../ui';
import { ChangedPopover } from './changed-popover';
import classes from './bookmark-changes.module.css';

export interface BookmarkChangesProps {
  readonly view: CollectionView;
  readonly onSaveAsNew: () => void;
}

/** Beside a bookmark's name: it is not on screen as it was saved, and what can be done about it. */
export const BookmarkChanges = ({ view, onSaveAsNew }: BookmarkChangesProps) => {
  const { t } = useText();
  const [anchor, open] = useState<HTMLElement | null>(null);
  const close = (): void => open(null);
  useEffect(
    () => () => {
      // Saved or undone, the mark goes away with the focus in it.
      if (document.activeElement === document.body) document.getElementById('main')?.focus();
    },
    [],
  );
  return (
    <>
      <button
        type="button"
        className={classes['changed']}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={t('bookmark_changed_title')}
        onClick={({ currentTarget }) => open(anchor === null ? currentTarget : null)}
      >
        <span className={classes['word']}>{t('bookmark_changed')}</span>
        <Icon name="expand_more" size="small" />
      </button>
      {anchor === null ? null : (
        <AnchoredPopover anchor={anchor} align="start" label={t('bookmark_changed_title')} onClose={close}>
          <ChangedPopover
            view={view}
            onClose={close}
            onSaveAsNew={() => {
              close();
              onSaveAsNew();
            }}
          />
        </AnchoredPopover>
      )}
    </>
  );
};

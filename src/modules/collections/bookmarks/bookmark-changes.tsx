import { Suspense, useEffect, useState } from 'react';
import type { CollectionView } from '../../../application/presets';
import { lazyComponent, useText } from '../../../kit';
import { Icon } from '../../../ui';
import type { BookmarkActions } from './bookmark-actions';
import classes from './bookmark-changes.module.css';

const ChangesPopover = lazyComponent(() =>
  import(/* webpackChunkName: "bookmark-changes" */ './changes-popover').then((module) => module.ChangesPopover),
);

interface BookmarkChangesProps {
  readonly view: CollectionView;
  readonly actions: BookmarkActions;
}

/** The 'changed' button beside a bookmark's name; opens the list of changes. */
export const BookmarkChanges = ({ view, actions }: BookmarkChangesProps) => {
  const { t } = useText();
  const [anchor, open] = useState<HTMLElement | null>(null);
  const close = (): void => open(null);
  useEffect(
    () => () => {
      // The focused button is removed after a save or a revert.
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
        <Suspense fallback={null}>
          <ChangesPopover view={view} actions={actions} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

import { useMemo } from 'react';
import type { ItemNames } from '../../../application/filters';
import type { CollectionView } from '../../../application/presets';
import { scopeOf, type ViewChange } from '../../../domain/presets';
import { Registries, type TextKey, useActions, useService, useStream, useText, useViewModel } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { FilterSentence, useFilterFormatter } from '../../../parts/lists/filter-sentence';
import { AnchoredPopover, Button, Icon } from '../../../ui';
import type { BookmarkActions } from './bookmark-actions';
import { saveBookmarkWrite } from './bookmark.view-models';
import { itemNames } from '../../../parts/fields/item-names';
import { scopeLabel } from './scope-label.rules';
import classes from './bookmark-changes.module.css';
import { viewChangeTexts, type ViewChangeText } from './describe-view-changes';
import { RolesStore } from '../../../application/access';

interface ChangesPopoverProps {
  readonly view: CollectionView;
  readonly anchor: HTMLElement;
  readonly actions: BookmarkActions;
  readonly onClose: () => void;
}

/** The unsaved changes of a view as text. */
const useChangeTexts = (view: CollectionView, names: ItemNames): readonly ViewChangeText[] => {
  const { t } = useText();
  const { layouts } = useService(Registries);
  const current = useStream(view.view$);
  const { saved } = useStream(view.state$);
  const filters = useMemo(() => [...saved.filters, ...current.filters], [saved, current]);
  const reader = useFilterFormatter(view.ref.collection, names, filters);
  return useMemo(() => {
    const layoutName = (id: string): string => (layouts.has(id) ? t(layouts.get(id).name as TextKey) : id);
    return viewChangeTexts(reader, layoutName, saved, current);
  }, [reader, layouts, t, saved, current]);
};

const ICONS: Readonly<Record<ViewChange['kind'], string>> = { added: 'add', removed: 'remove', changed: 'swap_horiz' };

/** Beside the button that saves. */
const OTHER_ACTIONS = ['new-bookmark', 'revert-bookmark'];

type ChangeListProps = Omit<ChangesPopoverProps, 'anchor'>;

/** The unsaved changes of a bookmark and who can see it; saves or reverts them. */
const ChangeList = ({ view, actions, onClose }: ChangeListProps) => {
  const { t, locale } = useText();
  const { bookmark } = useStream(view.state$);
  const roles = useStream(useService(RolesStore).roles$);
  const save = useViewModel(saveBookmarkWrite, view);
  const disabled = useStream(save.denied$);
  const busy = useStream(save.busy$);
  const failure = useStream(save.failure$);
  const names = useViewModel(itemNames, locale.code);
  const changes = useChangeTexts(view, names);
  const listed = useActions(useStream(actions.actions$));
  const others = OTHER_ACTIONS.flatMap((id) => listed.find((action) => action.id === id) ?? []);
  if (bookmark === null) return null;
  const { sentence, role } = scopeLabel(scopeOf(bookmark), roles);
  return (
    <div className={classes['box']}>
      <div>
        <p className={classes['title']}>{t('bookmark_changed_title')}</p>
        <p className={classes['text']}>{t(sentence, { role })}</p>
      </div>
      <ul className={classes['list']}>
        {changes.map(({ kind, sentence: text }) => (
          <li key={text} className={classes['entry']}>
            <Icon name={ICONS[kind]} size="small" />
            <FilterSentence sentence={text} />
          </li>
        ))}
      </ul>
      {failure === null ? null : <FailureNotice failure={failure} />}
      <div className={classes['actions']}>
        <Button
          size="small"
          busy={busy}
          disabledReason={!busy && disabled && t(disabled)}
          onClick={() => save.execute()}
        >
          {t('bookmark_save_changes')}
        </Button>
        {others.map(({ id, label, execute }) => (
          <Button
            key={id}
            size="small"
            variant="ghost"
            onClick={() => {
              onClose();
              execute?.();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
};

/** The popover of the 'changed' button. */
export const ChangesPopover = ({ anchor, ...list }: ChangesPopoverProps) => {
  const { t } = useText();
  return (
    <AnchoredPopover anchor={anchor} align="start" label={t('bookmark_changed_title')} onClose={list.onClose}>
      <ChangeList {...list} />
    </AnchoredPopover>
  );
};

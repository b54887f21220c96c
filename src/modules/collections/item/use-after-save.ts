import { type RefObject, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SaveResult } from '../../../application/item-editing';
import type { PrimaryKey, SaveTarget } from '../../../domain/items';
import { fieldName, fieldOf } from '../../../domain/schema';
import { collectionPath, itemPath, newItemPath, useService, useSubscription, useText } from '../../../kit';
import { useBookmarkPath } from '../use-bookmark-path';
import { nextPage } from './after-save.rules';
import type { ConcurrentEditSummary } from './concurrent-edit-summary.rules';
import type { ItemViewModel } from './item.view-model';
import { SchemaStore } from '../../../application/schema';

/** Translates the author and age of a concurrent change. */
export const useConcurrentEditText = (): ((summary: ConcurrentEditSummary) => {
  readonly who: string;
  readonly when: string;
}) => {
  const { t, locale } = useText();
  return useMemo(() => {
    const time = new Intl.RelativeTimeFormat(locale.code, { numeric: 'auto' });
    return ({ isMe, name, ago }) => ({
      who: isMe ? t('you_elsewhere') : (name ?? t('somebody_else')),
      when: ago === null ? t('meanwhile') : time.format(ago.amount, ago.unit),
    });
  }, [t, locale]);
};

/** Announces that the next address belongs to the form that is already open. */
export type OnMove = (path: string) => void;

interface SaveNavigation {
  /** The path that the form itself moves to. */
  readonly moving: RefObject<string | null>;
  readonly onCopied: (key: PrimaryKey | null) => void;
}

/** Navigates after a save, a deletion or a copy, and notifies the user of concurrent changes. */
export const useAfterSave = (view: ItemViewModel, opened: SaveTarget, onMove: OnMove | undefined): SaveNavigation => {
  const navigate = useNavigate();
  const { locale } = useText();
  const { schema } = useService(SchemaStore);
  const translateSummary = useConcurrentEditText();
  const moving = useRef<string | null>(null);
  const { collection } = opened;
  const bookmarkPath = useBookmarkPath();
  const list = bookmarkPath(collectionPath(collection));

  const move = (path: string): void => {
    moving.current = path;
    onMove?.(path);
    void navigate(bookmarkPath(path), { replace: true });
  };
  const notify = ({ concurrent }: SaveResult): void => {
    if (concurrent === null) return;
    const names = concurrent.fields.map((name) => {
      const field = fieldOf(schema, collection, name);
      return field === null ? name : fieldName(field, locale.code);
    });
    view.notifyConcurrentChange({
      ...translateSummary(view.summaryOf(concurrent)),
      fields: new Intl.ListFormat(locale.code).format(names),
    });
  };
  const follow = (saved: SaveResult): void => {
    notify(saved);
    const kind = opened.kind === 'new' && moving.current !== null ? 'existing' : opened.kind;
    switch (nextPage(kind, saved)) {
      case 'start-over':
        view.item.editing.startOver();
        break;
      case 'list':
        void navigate(list);
        break;
      case 'new-item':
        void navigate(bookmarkPath(newItemPath(collection)));
        break;
      case 'created-item':
        move(itemPath(collection, saved.key ?? ''));
        break;
      case 'here':
        break;
    }
  };
  useSubscription(view.item.save.done$, follow);
  useSubscription(view.item.check.done$, (checked) => {
    if (checked.kind === 'saved') follow(checked.result);
    else if (checked.kind === 'deleted') void navigate(list);
  });
  useSubscription(view.item.remove.done$, () => void navigate(list));
  useSubscription(view.item.archive.done$, (change) => {
    if (change === 'unarchived') void navigate(list);
  });
  return { moving, onCopied: (key) => void navigate(key === null ? list : bookmarkPath(itemPath(collection, key))) };
};

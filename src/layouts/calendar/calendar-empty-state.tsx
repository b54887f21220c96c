import type { Item } from '../../domain/items';
import type { View } from '../../domain/presets';
import type { ItemCounts } from '../../domain/query';
import { type RemoteData, valueOf } from '../../kernel';
import { type LayoutProps, useLastSettled, useStream, useText } from '../../kit';
import { listStateOf } from '../../parts/lists/list-state/list-state.rules';
import { Button, Notice } from '../../ui';
import classes from './calendar.module.css';

/** Nothing in the visible range matches the search or filters, or the collection has no items. */
type EmptyReason = 'no-result' | 'empty';

/** Why the visible range is empty; null when it has items or may have some, and when only these days are free. */
export const emptyReason = (
  items: RemoteData<readonly Item[]>,
  counts: RemoteData<ItemCounts>,
  view: Pick<View, 'search' | 'filters'>,
): EmptyReason | null => {
  const kind = listStateOf(items, counts, view);
  if (kind === 'no-result') return kind;
  return kind === 'empty' && valueOf(counts)?.total_count === 0 ? kind : null;
};

interface CalendarEmptyStateProps extends Pick<
  LayoutProps,
  'session' | 'title' | 'createPath' | 'createLabel' | 'onClearFilters'
> {
  /** The list view, which shows its own text for empty days. */
  readonly listed: boolean;
}

/**
 * Notice below the grid when it is empty. The grid stays, since new items are created on it. The notice keeps its last
 * state while items load.
 */
export const CalendarEmptyState = ({
  session,
  title,
  createPath,
  createLabel,
  onClearFilters,
  listed,
}: CalendarEmptyStateProps) => {
  const { t } = useText();
  const items = useStream(session.list.items$);
  const kind = emptyReason(items, useStream(session.list.counts$), useStream(session.view$));
  const shown = useLastSettled(kind, items.kind === 'loading');
  return (
    <div className={classes['nothing']} role="status">
      {shown === 'no-result' ? (
        <Notice
          tone="neutral"
          title={t('items_none')}
          actions={
            <Button size="small" icon="close" onClick={onClearFilters}>
              {t('clear_filters')}
            </Button>
          }
        >
          {listed ? undefined : t('calendar_nothing')}
        </Notice>
      ) : null}
      {shown === 'empty' ? (
        <Notice
          tone="neutral"
          title={t('collection_empty')}
          actions={
            createPath === null ? undefined : (
              <Button size="small" icon="add" href={createPath}>
                {createLabel ?? t('create_item')}
              </Button>
            )
          }
        >
          {t('collection_empty_text', { collection: title })}
        </Notice>
      ) : null}
    </div>
  );
};

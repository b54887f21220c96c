import { useKept, useStream, useText, type LayoutProps } from '../../kit';
import { Button, Notice } from '../../ui';
import { nothingInSight } from './nothing-in-sight.rules';
import classes from './calendar.module.css';

interface CalendarNothingProps extends Pick<LayoutProps, 'browse' | 'title' | 'createPath' | 'onClearFilters'> {
  /** The days are a list, which says by itself that there is nothing on them. */
  readonly listed: boolean;
}

/**
 * Says below the days why there is nothing on them, and what to do; the days stay, for new items are made on them. What it
 * says stays as well while other items are on their way.
 */
export const CalendarNothing = ({ browse, title, createPath, onClearFilters, listed }: CalendarNothingProps) => {
  const { t } = useText();
  const items = useStream(browse.list.items$);
  const kind = nothingInSight(items, useStream(browse.list.counts$), useStream(browse.view$));
  const shown = useKept(kind, items.kind === 'loading');
  return (
    <div className={classes['nothing']} role="status">
      {shown === 'no-result' ? (
        <Notice
          tone="neutral"
          title={t('no_results')}
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
                {t('create_item')}
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

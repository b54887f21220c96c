import { showArchived } from '../../../domain/filters';
import { type LayoutProps, useStream, useText } from '../../../kit';
import { Button, Progress, EmptyState, VisuallyHidden } from '../../../ui';
import { FailureState } from '../../page/failure-state';
import classes from './list-state.module.css';
import { listStateOf } from './list-state.rules';

type ListStateProps = Pick<
  LayoutProps,
  'session' | 'title' | 'createPath' | 'createLabel' | 'onClearFilters' | 'empty'
>;

/** Replaces an empty list by the reason and an action. Renders nothing while there are items or they are loading. */
export const ListState = ({ session, title, createPath, createLabel, onClearFilters, empty }: ListStateProps) => {
  const { t } = useText();
  const items = useStream(session.list.items$);
  const view = useStream(session.view$);
  const kind = listStateOf(items, useStream(session.list.counts$), view);
  if (items.kind === 'failed') {
    const reset = (): void => {
      session.view.reset();
      session.list.refresh();
    };
    return (
      <FailureState
        title={t('items_failed')}
        failure={items.failure}
        onRetry={() => session.list.refresh()}
        secondaryAction={
          <Button variant="ghost" icon="settings_backup_restore" onClick={reset}>
            {t('reset_page_preferences')}
          </Button>
        }
      />
    );
  }
  switch (kind) {
    case 'no-result':
      return (
        <EmptyState
          kind="no-result"
          title={t('items_none')}
          text={t('no_results_text')}
          actions={
            <Button variant="secondary" icon="close" onClick={onClearFilters}>
              {t('clear_filters')}
            </Button>
          }
        />
      );
    case 'archived':
      return (
        <EmptyState
          kind="empty"
          title={t('all_archived')}
          text={t('all_archived_text')}
          actions={
            <Button
              variant="secondary"
              icon="archive"
              onClick={() => session.view.change({ filters: showArchived(view.filters, true, null) })}
            >
              {t('show_archived')}
            </Button>
          }
        />
      );
    case 'empty':
      return (
        empty ?? (
          <EmptyState
            kind="empty"
            title={t('collection_empty')}
            text={t('collection_empty_text', { collection: title })}
            actions={
              createPath === null ? undefined : (
                <Button variant="secondary" icon="add" href={createPath}>
                  {createLabel ?? t('create_item')}
                </Button>
              )
            }
          />
        )
      );
    default:
      return null;
  }
};

/** A progress bar while the items load slowly. Takes no space in the layout. */
export const ListLoading = ({ session }: Pick<LayoutProps, 'session'>) => {
  const { t } = useText();
  const slow = useStream(session.list.slow$);
  return (
    <div className={classes['loading']} role="status">
      {slow ? (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Progress label={t('loading')} value={null} />
        </>
      ) : null}
    </div>
  );
};

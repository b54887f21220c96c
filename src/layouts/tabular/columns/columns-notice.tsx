import { useText } from '../../../kit';
import { Button, Notice } from '../../../ui';
import classes from '../tabular.module.css';

interface ColumnsNoticeProps {
  readonly missing: number;
  readonly omitted: number;
  /** The sort field of the view, when it does not exist; else null. */
  readonly missingSort: string | null;
  /** The table has no columns. */
  readonly none: boolean;
  readonly onRemove: () => void;
  /** Opens the column picker at the pressed button. */
  readonly onAdd: (anchor: HTMLElement) => void;
}

/** Notice above a table whose view has missing or omitted columns, a missing sort field, or no columns at all. */
export const ColumnsNotice = ({ missing, omitted, missingSort, none, onRemove, onAdd }: ColumnsNoticeProps) => {
  const { t } = useText();
  return (
    <div className={classes['notice']}>
      <Notice
        tone="neutral"
        actions={
          missing === 0 && !none ? undefined : (
            <>
              {none ? (
                <Button
                  size="small"
                  icon="add"
                  aria-haspopup="dialog"
                  onClick={({ currentTarget }) => onAdd(currentTarget)}
                >
                  {t('column_add')}
                </Button>
              ) : null}
              {missing === 0 ? null : (
                <Button size="small" onClick={onRemove}>
                  {t('columns_forget')}
                </Button>
              )}
            </>
          )
        }
      >
        {none ? <p>{t('columns_none')}</p> : null}
        {missing === 0 ? null : <p>{t('columns_gone', { count: missing })}</p>}
        {missingSort === null ? null : <p role="status">{t('view_sort_gone', { field: missingSort })}</p>}
        {omitted === 0 ? null : <p>{t('columns_beyond', { count: omitted })}</p>}
      </Notice>
    </div>
  );
};

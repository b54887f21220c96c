import { useText } from '../../../kit';
import { Button, Notice } from '../../../ui';
import classes from '../tabular.module.css';

interface ColumnsNoticeProps {
  readonly missing: number;
  readonly omitted: number;
  /** What the view is sorted by, where that is not there; null otherwise. */
  readonly missingSort: string | null;
  /** No field is a column: not one of the view's is there, or all there are are hidden. */
  readonly none: boolean;
  readonly onRemove: () => void;
  /** Asks for one more column, beside what was pressed. */
  readonly onAdd: (anchor: HTMLElement) => void;
}

/** Says which columns of the view are missing, and why, and so of its order; where there is none at all, how to get one. */
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

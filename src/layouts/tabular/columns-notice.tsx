import { useText } from '../../kit';
import { Button, Notice } from '../../ui';
import classes from './tabular.module.css';

interface ColumnsNoticeProps {
  readonly gone: number;
  readonly beyond: number;
  readonly onForget: () => void;
}

/** Says which columns of the view are missing, and why. */
export const ColumnsNotice = ({ gone, beyond, onForget }: ColumnsNoticeProps) => {
  const { t } = useText();
  if (gone === 0 && beyond === 0) return null;
  return (
    <div className={classes['notice']}>
      <Notice
        tone="neutral"
        actions={
          gone === 0 ? undefined : (
            <Button variant="ghost" size="small" onClick={onForget}>
              {t('columns_forget')}
            </Button>
          )
        }
      >
        {gone === 0 ? null : <p>{t('columns_gone', { count: gone })}</p>}
        {beyond === 0 ? null : <p>{t('columns_beyond', { count: beyond })}</p>}
      </Notice>
    </div>
  );
};

import { useStream, useText, type LayoutProps } from '../../kit';
import { Progress, VisuallyHidden } from '../../ui';
import classes from './list-loading.module.css';

/** Says that items are on their way, once they have taken long enough to be worth a word. Takes no room. */
export const ListLoading = ({ browse }: Pick<LayoutProps, 'browse'>) => {
  const { t } = useText();
  const slow = useStream(browse.list.slow$);
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

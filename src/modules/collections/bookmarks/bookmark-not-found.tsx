import { collectionPath, useText } from '../../../kit';
import { Button, Notice } from '../../../ui';
import classes from './bookmark-not-found.module.css';

interface BookmarkNotFoundProps {
  /** The rest of the URL's query; '' for none. */
  readonly query: string;
  readonly collection: string;
  /** The display name of the collection. */
  readonly name: string;
}

/** Shown instead of the list when the URL names a missing bookmark. */
export const BookmarkNotFound = ({ query, collection, name }: BookmarkNotFoundProps) => {
  const { t } = useText();
  return (
    <div className={classes['missing']}>
      <Notice
        tone="warning"
        role="alert"
        title={t('bookmark_missing')}
        actions={
          <Button size="small" icon="arrow_forward" iconDir href={collectionPath(collection) + query}>
            {t(query === '' ? 'bookmark_missing_link' : 'bookmark_missing_filtered', { collection: name })}
          </Button>
        }
      >
        {t('bookmark_missing_text')}
      </Notice>
    </div>
  );
};

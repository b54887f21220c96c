import { collectionPath, useText } from '../../../kit';
import { Button, Notice } from '../../../ui';
import classes from './bookmark-not-found.module.css';

interface BookmarkMissingProps {
  /** What the address asks for besides the bookmark; '' for nothing. */
  readonly query: string;
  readonly collection: string;
  /** Of the collection, for people. */
  readonly name: string;
}

/** Stands in place of the list when its address names a bookmark that is not there. */
export const BookmarkNotFound = ({ query, collection, name }: BookmarkMissingProps) => {
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

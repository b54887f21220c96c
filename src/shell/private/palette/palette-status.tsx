import type { TitleSearchState } from '../../../application/search';
import { SchemaStore } from '../../../application/data-model';
import { collectionName } from '../../../domain/schema';
import { useService, useText } from '../../../kit';
import { Button } from '../../../ui';
import classes from './palette-status.module.css';

/** Names shown of many collections. */
const MAX_NAMES = 3;

interface PaletteStatusProps {
  readonly state: TitleSearchState;
  readonly onRetry: () => void;
  readonly onSearchMore: () => void;
}

/** Which collections have not been searched for items, and why. */
export const PaletteStatus = ({ state, onRetry, onSearchMore }: PaletteStatusProps) => {
  const { t, locale } = useText();
  const { schema } = useService(SchemaStore);
  const namesOf = (keys: readonly string[]): string => {
    const names = keys
      .slice(0, MAX_NAMES)
      .map((key) => collectionName(schema.collections.get(key) ?? { collection: key, meta: null }, locale.code));
    const more = keys.length - names.length;
    return new Intl.ListFormat(locale.code).format(
      more === 0 ? names : [...names, t('palette_more_collections', { count: more })],
    );
  };
  const { failed, unsearched, isSearching } = state;
  const isIncomplete = !isSearching && (failed.length > 0 || unsearched.length > 0);
  return (
    <div role="status" className={isIncomplete ? classes['status'] : undefined}>
      {isIncomplete && failed.length > 0 ? (
        <p className={classes['line']}>
          <span className={classes['text']}>{t('palette_failed', { collections: namesOf(failed) })}</span>
          <Button size="small" variant="ghost" onClick={onRetry}>
            {t('retry')}
          </Button>
        </p>
      ) : null}
      {isIncomplete && unsearched.length > 0 ? (
        <p className={classes['line']}>
          <span className={classes['text']}>{t('palette_unsearched', { collections: namesOf(unsearched) })}</span>
          <Button size="small" variant="ghost" onClick={onSearchMore}>
            {t('palette_search_more')}
          </Button>
        </p>
      ) : null}
    </div>
  );
};

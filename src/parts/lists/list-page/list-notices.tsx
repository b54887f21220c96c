import type { ListSession } from '../../../application/browse';
import { invalidFilters } from '../../../domain/filters';
import { useService, useStream, useText } from '../../../kit';
import { Notice } from '../../../ui';
import type { ListPageViewModel } from './list-page.view-model';
import type { UrlView } from './view-url/view-from-url.rules';
import classes from './list-notices.module.css';
import { SchemaStore } from '../../../application/data-model';

const MAX_NAMED = 5;

/** Names the keys of items that cannot be opened. */
export const UnaddressedItemsNotice = ({ view }: { readonly view: ListPageViewModel }) => {
  const { t, locale } = useText();
  const keys = useStream(view.unaddressed$).map((key) => `“${key}”`);
  return keys.length === 0 ? null : (
    <div className={classes['notices']}>
      <Notice tone="warning" role="status">
        {t('items_unaddressed', { keys: new Intl.ListFormat(locale.code).format(keys) })}
      </Notice>
    </div>
  );
};

/** Names the fields whose filters, in the view or the URL, could not be applied. */
export const IgnoredFiltersNotice = ({
  browse,
  borrowed,
}: {
  readonly browse: ListSession;
  readonly borrowed: UrlView | null;
}) => {
  const { t, locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const { filters } = useStream(browse.view$);
  const lost = invalidFilters(schema, browse.collection, filters).map(({ field }) => field);
  const fields = [...new Set([...(borrowed?.ignoredFields ?? []), ...lost])];
  const named = fields.length > MAX_NAMED ? [...fields.slice(0, MAX_NAMED), '…'] : fields;
  if (fields.length === 0 && borrowed?.unreadable !== true) return null;
  return (
    <div className={classes['notices']}>
      {borrowed?.unreadable === true ? (
        <Notice tone="warning" role="status">
          {t('link_unreadable')}
        </Notice>
      ) : null}
      {fields.length === 0 ? null : (
        <Notice tone="warning" role="status">
          {t('filters_lost', { fields: new Intl.ListFormat(locale.code).format(named) })}
        </Notice>
      )}
    </div>
  );
};

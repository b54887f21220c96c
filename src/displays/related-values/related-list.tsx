import { collectionName, type Field } from '../../domain/schema';
import { formatNumber } from '../../kernel';
import { useItemLink, useService, useStream, useText, useViewModel } from '../../kit';
import { FailureNotice } from '../../parts/page/failure-state';
import { AnchoredPopover, Link, Skeleton } from '../../ui';
import { relatedListViewModel } from './related-list.view-model';
import type { ToManyRelation, RelatedCount, RelatedEntry } from './related.rules';
import classes from './related-values.module.css';
import { SchemaStore } from '../../application/data-model';

interface RelatedListProps {
  readonly field: Field;
  readonly related: ToManyRelation;
  readonly count: RelatedCount;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const Entry = ({ entry }: { readonly entry: RelatedEntry }) => {
  const { name, collection, key, showCollection } = entry;
  const { locale } = useText();
  const known = useStream(useService(SchemaStore).schema$).collections.get(collection);
  const content = (
    <>
      {showCollection && known !== undefined ? (
        <span className={classes['kind']}>{collectionName(known, locale.code)}</span>
      ) : null}
      <bdi>{name}</bdi>
    </>
  );
  const path = useItemLink()(collection, key);
  return path === null ? (
    <span className={classes['entry']}>{content}</span>
  ) : (
    <Link className={classes['entry']} href={path}>
      {content}
    </Link>
  );
};

/** A popover with the related items, each a link to its page. */
export const RelatedList = ({ field, related, count, anchor, onClose }: RelatedListProps) => {
  const { t, locale, fieldName } = useText();
  const view = useViewModel(relatedListViewModel, related, count, locale.code);
  const total = useStream(view.total$);
  const entries = useStream(view.entries$);
  const name = fieldName(field);
  const items = entries.kind === 'ready' ? entries.value : [];
  return (
    <AnchoredPopover anchor={anchor} label={name} align="start" onClose={onClose}>
      {/* Portals bubble: a click in here is not one on the row. */}
      <div
        role="presentation"
        className={classes['panel']}
        aria-busy={entries.kind === 'loading'}
        onClick={(event) => event.stopPropagation()}
      >
        <p className={classes['head']}>{name}</p>
        {entries.kind === 'loading' ? <Skeleton height="20px" width="60%" /> : null}
        {entries.kind === 'failed' ? <FailureNotice failure={entries.failure} onRetry={() => view.retry()} /> : null}
        {entries.kind === 'ready' && items.length === 0 ? (
          <p className={classes['quiet']}>{t('related_hidden')}</p>
        ) : null}
        {count.hasMore && items.length > 0 && total !== count.keys.length ? (
          <p role="status" className={classes['quiet']}>
            {total === null
              ? t('related_first', { number: count.keys.length })
              : t('related_first_of', { number: count.keys.length, total: formatNumber(total, locale.code) })}
          </p>
        ) : null}
        <ul className={classes['list']}>
          {items.map((entry, index) => (
            <li key={index}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      </div>
    </AnchoredPopover>
  );
};

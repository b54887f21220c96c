import { useEffect, useRef, useState } from 'react';
import type { FoundUsage, UsingItem } from '../../../application/files';
import { SchemaStore } from '../../../application/data-model';
import { collectionName, fieldOf } from '../../../domain/schema';
import { type RemoteData, valueOf } from '../../../kernel';
import { collectionPath, useItemLink, useService, useStream, useText, useViewModel } from '../../../kit';
import { fileUsage, usageCountText } from '../../../parts/files/file-usage';
import { Button, SidebarDetail, Skeleton, TextLink } from '../../../ui';
import classes from './file-page.module.css';

const ItemLine = ({ item: { collection, key, name, field } }: { readonly item: UsingItem }) => {
  const { locale, fieldName } = useText();
  const { schema } = useService(SchemaStore);
  const itemLink = useItemLink();
  const ofCollection = schema.collections.get(collection);
  const title = ofCollection === undefined ? collection : collectionName(ofCollection, locale.code);
  const definition = fieldOf(schema, collection, field);
  const path = key === null ? collectionPath(collection) : itemLink(collection, key);
  const text = <bdi>{name || (key === null ? title : String(key))}</bdi>;
  return (
    <li>
      {path === null ? text : <TextLink href={path}>{text}</TextLink>}
      <span className={classes['field']}>
        <bdi>{title}</bdi> · <bdi>{definition === null ? field : fieldName(definition)}</bdi>
      </span>
    </li>
  );
};

/** The number of items until all are shown: lists of any length above the revisions would push them out of sight. */
const MAX_COLLAPSED = 5;

const SKELETON_ROWS = 3;

const Usage = ({ usage, onRetry }: { readonly usage: RemoteData<FoundUsage>; readonly onRetry: () => void }) => {
  const { t, locale } = useText();
  const [isExpanded, setExpanded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that had the focus goes away.
    if (isExpanded) list.current?.querySelectorAll<HTMLElement>('li > a')[MAX_COLLAPSED]?.focus();
  }, [isExpanded]);
  const found = valueOf(usage);
  if (usage.kind === 'failed')
    return (
      <p className={classes['note']} role="status">
        {t('file_usage_failed')} <TextLink onClick={onRetry}>{t('retry')}</TextLink>
      </p>
    );
  if (found === null)
    return (
      <div className={classes['usage']}>
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <Skeleton key={row} height="38px" />
        ))}
      </div>
    );
  if (found.items.length === 0) return <p className={classes['note']}>{t('file_unused')}</p>;
  const isComplete = isExpanded || found.items.length <= MAX_COLLAPSED;
  return (
    <>
      <ul ref={list} className={classes['usage']}>
        {(isComplete ? found.items : found.items.slice(0, MAX_COLLAPSED)).map((item) => (
          <ItemLine key={`${item.collection} ${item.key ?? ''} ${item.field}`} item={item} />
        ))}
      </ul>
      {isComplete ? null : (
        <Button variant="ghost" size="small" className={classes['more']} onClick={() => setExpanded(true)}>
          {t('revisions_all', { total: usageCountText(found, locale.code) })}
        </Button>
      )}
      {isComplete && found.hasMore ? <p className={classes['note']}>{t('file_used_in_more')}</p> : null}
    </>
  );
};

/** The items that refer to the file, as far as the user may read them. */
export const UsedIn = ({ file }: { readonly file: string }) => {
  const { t, locale } = useText();
  const view = useViewModel(fileUsage, file, locale.code);
  const usage = useStream(view.usage$);
  const found = valueOf(usage);
  return (
    <SidebarDetail
      icon="link"
      title={t('file_used_in')}
      badge={found === null || found.items.length === 0 ? undefined : usageCountText(found, locale.code)}
      open
    >
      <Usage usage={usage} onRetry={() => view.retry()} />
    </SidebarDetail>
  );
};

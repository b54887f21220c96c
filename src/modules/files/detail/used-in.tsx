import { FileUsage, type FoundUsage, type UsingItem } from '../../../application/files';
import { itemDependencies } from '../../../application/dependencies';
import { SchemaStore } from '../../../application/schema';
import { collectionName, fieldName, fieldOf } from '../../../domain/schema';
import { type RemoteData, valueOf } from '../../../kernel';
import { collectionPath, useItemLink, useService, useStream, useText, useViewModel, viewModel } from '../../../kit';
import { SidebarDetail, Skeleton, TextLink } from '../../../ui';
import classes from './file-page.module.css';

const fileUsage = viewModel(
  [itemDependencies('items', 'schema', 'access')],
  (dependencies) => (file: string, language: string) => new FileUsage(dependencies, file, language),
);

const ItemLine = ({ item: { collection, key, name, field } }: { readonly item: UsingItem }) => {
  const { locale, localizeField } = useText();
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
        <bdi>{title}</bdi> ·{' '}
        <bdi>{definition === null ? field : fieldName(localizeField(definition), locale.code)}</bdi>
      </span>
    </li>
  );
};

const Usage = ({ usage, onRetry }: { readonly usage: RemoteData<FoundUsage>; readonly onRetry: () => void }) => {
  const { t } = useText();
  const found = valueOf(usage);
  if (usage.kind === 'failed')
    return (
      <p className={classes['note']} role="status">
        {t('file_usage_failed')} <TextLink onClick={onRetry}>{t('retry')}</TextLink>
      </p>
    );
  if (found === null) return <Skeleton height="12px" width="62%" />;
  if (found.items.length === 0) return <p className={classes['note']}>{t('file_unused')}</p>;
  return (
    <>
      <ul className={classes['usage']}>
        {found.items.map((item) => (
          <ItemLine key={`${item.collection} ${item.key ?? ''} ${item.field}`} item={item} />
        ))}
      </ul>
      {found.hasMore ? <p className={classes['note']}>{t('file_used_in_more')}</p> : null}
    </>
  );
};

/** The items that refer to the file, as far as the user may read them. */
export const UsedIn = ({ file }: { readonly file: string }) => {
  const { t, locale } = useText();
  const view = useViewModel(fileUsage, file, locale.code);
  const usage = useStream(view.usage$);
  const found = valueOf(usage);
  const count = found?.items.length ?? 0;
  return (
    <SidebarDetail
      icon="link"
      title={t('file_used_in')}
      badge={count === 0 ? undefined : `${count}${found?.hasMore ? '+' : ''}`}
      open
    >
      <Usage usage={usage} onRetry={() => view.retry()} />
    </SidebarDetail>
  );
};

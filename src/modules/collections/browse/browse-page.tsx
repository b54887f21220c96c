import { Suspense, useState } from 'react';
import { collectionName } from '../../../domain/schema';
import { componentOf, PageSidebar, Registries, SchemaService, usePageTitle, useService, useStream, useText, useViewModel } from '../../../kit';
import { Button, Facts, FrameContent, HeaderBar, Input, SidebarDetail } from '../../../ui';
import { newItemPath } from '../routes';
import { browseViewModel } from './browse.view-model';

const DEFAULT_LAYOUT = 'tabular';

/** A collection as a list. */
export const BrowsePage = ({ collection }: { readonly collection: string }) => {
  const { t, locale } = useText();
  const view = useViewModel(browseViewModel, collection);
  const heading = useStream(view.heading$);
  const meta = useService(SchemaService).schema.collections.get(collection);
  const { layouts } = useService(Registries);
  const [search, setSearch] = useState('');
  const name = meta === undefined ? collection : collectionName(meta, locale.code);
  const Layout = componentOf(layouts.get(DEFAULT_LAYOUT).component);
  usePageTitle(name);
  const type = (text: string): void => {
    setSearch(text);
    view.list.search(text);
  };
  return (
    <>
      <HeaderBar
        icon={meta?.meta?.icon ?? 'box'}
        title={name}
        count={heading.count === null ? undefined : heading.count.toLocaleString(locale.code)}
        crumbs={[{ label: t('collections'), href: '/collections' }]}
        crumbsLabel={t('breadcrumb')}
        actions={
          <>
            <Input
              type="search"
              size="medium"
              look="quiet"
              icon="search"
              value={search}
              onChange={type}
              placeholder={t('search')}
              aria-label={t('search_items', { collection: name })}
            />
            <Button
              variant="primary"
              icon="add"
              href={newItemPath(collection)}
              disabledReason={heading.createDisabled && t(heading.createDisabled)}
            >
              {t('create_item')}
            </Button>
          </>
        }
      />
      <FrameContent flush>
        <Suspense fallback={null}>
          <Layout
            collection={collection}
            title={name}
            list={view.list}
            linkTo={view.linkTo}
            createPath={heading.createDisabled === false ? newItemPath(collection) : null}
            onClearSearch={() => type('')}
          />
        </Suspense>
      </FrameContent>
      <PageSidebar>
        <SidebarDetail icon="info" title={t('information')} open>
          {meta?.meta?.note ? <p>{meta.meta.note}</p> : null}
          <Facts
            facts={[
              { name: t('collection'), value: <code>{collection}</code> },
              { name: t('items'), value: heading.count?.toLocaleString(locale.code) ?? '—' },
            ]}
          />
        </SidebarDetail>
      </PageSidebar>
    </>
  );
};

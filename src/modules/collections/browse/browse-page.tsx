import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../../../application/commands';
import { collectionName } from '../../../domain/schema';
import { componentOf, newItemPath, PageSidebar, Registries, SchemaService, useCommands, usePageTitle, useService, useStream, useText, useViewModel } from '../../../kit';
import { PageHelp } from '../../../parts/page-help';
import { Button, CARDS, Facts, FrameContent, HeaderBar, Input, SidebarDetail, useMediaQuery } from '../../../ui';
import { browseViewModel } from './browse.view-model';
import classes from './browse-page.module.css';

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
  const narrow = useMediaQuery(CARDS);
  usePageTitle(name);
  const navigate = useNavigate();
  const creatable = heading.createDisabled === false;
  const commands = useMemo<readonly Command[]>(
    () => (creatable ? [{ id: 'create', title: t('creating_in', { collection: name }), icon: 'add', run: () => void navigate(newItemPath(collection)) }] : []),
    [t, creatable, name, navigate, collection],
  );
  useCommands(commands);
  const type = (text: string): void => {
    setSearch(text);
    view.list.search(text);
  };
  const searchBox = (
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
  );
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
            {narrow ? null : searchBox}
            <Button
              variant="primary"
              icon="add"
              collapses
              href={newItemPath(collection)}
              disabledReason={heading.createDisabled && t(heading.createDisabled)}
            >
              {t('create_item')}
            </Button>
          </>
        }
      />
      {narrow ? <div className={classes['search']}>{searchBox}</div> : null}
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
      <PageHelp page="collection" />
    </>
  );
};

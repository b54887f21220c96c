import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../../../application/commands';
import { collectionName } from '../../../domain/schema';
import {
  componentOf, newItemPath, Registries, SchemaService, useCommands, useContribution, usePageTitle, useService, useStream, useText, useViewModel, type LayoutProps,
} from '../../../kit';
import { PageHelp } from '../../../parts/page-help';
import { Button, CARDS, FrameContent, HeaderBar, Input, Notice, useMediaQuery } from '../../../ui';
import { browseViewModel } from './browse.view-model';
import { BrowseSidebar } from './browse-sidebar';
import { BrowseToolbar } from './browse-toolbar';
import classes from './browse-page.module.css';

interface BrowsePageProps {
  readonly collection: string;
  /** Null for the default view. */
  readonly bookmark: number | null;
}

/** A collection as a list. */
export const BrowsePage = ({ collection, bookmark }: BrowsePageProps) => {
  const { t, locale } = useText();
  const view = useViewModel(browseViewModel, collection, bookmark);
  const { browse } = view;
  const heading = useStream(view.heading$);
  const meta = useService(SchemaService).schema.collections.get(collection);
  const asked = useStream(browse.view$);
  const { layouts } = useService(Registries);
  const layout = useContribution(layouts, useStream(browse.layout$));
  const [search, setSearch] = useState(asked.search);
  const name = meta === undefined ? collection : collectionName(meta, locale.code);
  const Layout = componentOf(layout.component);
  const Actions = layout.actions === undefined ? null : componentOf(layout.actions);
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
    browse.search(text);
  };
  const props = useMemo<LayoutProps>(
    () => ({
      collection,
      title: name,
      browse,
      linkTo: view.linkTo,
      createPath: creatable ? newItemPath(collection) : null,
      readonly: false,
      onClearFilters: () => {
        setSearch('');
        view.clearFilters();
      },
    }),
    [collection, name, browse, view, creatable, setSearch],
  );
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
            {Actions === null ? null : (
              <Suspense fallback={null}>
                <Actions {...props} />
              </Suspense>
            )}
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
      <BrowseToolbar browse={browse} />
      <FrameContent flush>
        {asked.layout === layout.id ? null : <Notice tone="warning">{t('layout_missing_instead', { layout: asked.layout })}</Notice>}
        <Suspense fallback={null}>
          <Layout {...props} />
        </Suspense>
      </FrameContent>
      <BrowseSidebar layout={layout} layoutProps={props} note={meta?.meta?.note ?? null} count={heading.count} />
      <PageHelp page="collection" />
    </>
  );
};

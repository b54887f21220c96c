import { Suspense, useCallback, useMemo, useState } from 'react';
import { SchemaStore } from '../../../application/data-model';
import type { ItemForm } from '../../../application/item-editing';
import { collectionName } from '../../../domain/schema';
import {
  type LayoutProps,
  lazyComponent,
  PageSidebar,
  Registries,
  useContribution,
  useService,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../kit';
import { type FilterFocusRequest, FilterPanel, ListToolbar } from '../../../parts/lists/list-page';
import { SearchBox } from '../../../parts/lists/search-box';
import { EmptyState, ErrorBoundary, SidebarDetail } from '../../../ui';
import classes from './preset-page.module.css';
import { presetPreview } from './preset.view-model';

const noLink = (): null => null;

interface PresetPreviewProps {
  readonly collection: string;
  readonly form: ItemForm;
}

/** The list as the preset shows it; what is changed in it becomes part of the preset. */
export const PresetPreview = ({ collection, form }: PresetPreviewProps) => {
  const { t, locale } = useText();
  const { session } = useViewModel(presetPreview, collection, form);
  const meta = useStream(useService(SchemaStore).schema$).collections.get(collection);
  const name = meta === undefined ? collection : collectionName(meta, locale.code);
  const layout = useContribution(useService(Registries).layouts, useStream(session.layout$));
  const Layout = lazyComponent(layout.component);
  const Options = layout.options === undefined ? null : lazyComponent(layout.options);
  const [search, setSearch] = useState(session.view.view.search);
  useSubscription(session.view$, (shown) => setSearch(shown.search));
  const [filterFocus, setFilterFocus] = useState<FilterFocusRequest | null>(null);
  const openFilter = useCallback((key: string | null) => setFilterFocus({ key }), []);
  const focused = useCallback(() => setFilterFocus(null), []);
  const props = useMemo<LayoutProps>(
    () => ({
      collection,
      title: name,
      session,
      linkTo: noLink,
      createPath: null,
      readonly: true,
      onClearFilters: () => session.clearFilters(),
      onOpenFilter: openFilter,
    }),
    [collection, name, session, openFilter],
  );
  return (
    <section className={classes['preview']} aria-label={t('preset_preview')}>
      <div>
        <ListToolbar browse={session} onOpenFilter={openFilter} />
      </div>
      <div className={classes['list']}>
        <ErrorBoundary
          name={layout.id}
          fallback={<EmptyState kind="error" title={t('pick_layout_broken')} text={t('pick_layout_broken_text')} />}
        >
          <Suspense fallback={null}>
            <Layout {...props} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <PageSidebar>
        <SidebarDetail icon="search" title={t('search')} open>
          <SearchBox
            size="medium"
            value={search}
            placeholder={t('search')}
            label={t('search_items', { collection: name })}
            onChange={(text) => {
              setSearch(text);
              session.search(text);
            }}
          />
        </SidebarDetail>
        {Options === null ? null : (
          <SidebarDetail icon="tune" title={t('layout_options')} open>
            <Suspense fallback={null}>
              <Options {...props} />
            </Suspense>
          </SidebarDetail>
        )}
        <SidebarDetail icon="filter_list" title={t('filters')} reveal={filterFocus}>
          <Suspense fallback={null}>
            <FilterPanel browse={session} path={null} focusRequest={filterFocus} onFocused={focused} />
          </Suspense>
        </SidebarDetail>
      </PageSidebar>
    </section>
  );
};

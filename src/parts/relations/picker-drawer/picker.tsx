import { Suspense, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { SchemaStore } from '../../../application/data-model';
import type { PrimaryKey } from '../../../domain/items';
import { collectionName } from '../../../domain/schema';
import {
  FORM_NAMESPACES,
  type LayoutProps,
  lazyComponent,
  Registries,
  useContribution,
  useNamespaces,
  useService,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../kit';
import { Button, CARDS_QUERY, Drawer, EmptyState, ErrorBoundary, IconButton, useMediaQuery } from '../../../ui';
import type { FilterFocusRequest } from '../../lists/list-page/filters/filter-panel';
import { TrailContext } from '../../item/item-form';
import { ListToolbar } from '../../lists/list-page';
import { SearchBox } from '../../lists/search-box';
import type { PickerDrawerProps } from './picker-drawer-props';
import { canChooseIn, type PickerDenial, pickerViewModel, type PickerViewModel } from './picker.view-model';
import classes from './picker.module.css';

const FilterPanel = lazyComponent(() =>
  import(/* webpackChunkName: "filter-panel" */ '../../lists/list-page/filters/filter-panel').then(
    (part) => part.FilterPanel,
  ),
);

const NO_KEYS: readonly PrimaryKey[] = [];

const noLink = (): null => null;

/** Shown instead of the list when nothing can be chosen at all. */
const PickerDenied = ({ denial, name }: { readonly denial: PickerDenial; readonly name: string }) => {
  const { t } = useText();
  return denial === 'no_primary_key' ? (
    <EmptyState kind="empty" title={t('no_primary_key')} text={t('pick_no_key_text')} />
  ) : (
    <EmptyState kind="denied" title={t('pick_denied', { collection: name })} text={t('pick_denied_text')} />
  );
};

interface PickerListProps {
  readonly view: PickerViewModel;
  readonly name: string;
  readonly onClearFilters: () => void;
}

/** The filters and the layout. */
const PickerList = ({ view, name, onClearFilters }: PickerListProps) => {
  const { t } = useText();
  const { session, choice } = view;
  const { collection } = session;
  const layout = useContribution(useService(Registries).layouts, useStream(session.layout$));
  const Layout = lazyComponent(layout.component);
  const [filtering, setFiltering] = useState(false);
  const [focusRequest, setFocusRequest] = useState<FilterFocusRequest | null>(null);
  const openFilter = useCallback((key: string | null) => {
    setFiltering(true);
    setFocusRequest({ key });
  }, []);
  const focused = useCallback(() => setFocusRequest(null), []);
  const props = useMemo<LayoutProps>(
    () => ({
      collection,
      title: name,
      session,
      linkTo: noLink,
      createPath: null,
      readonly: true,
      choice,
      onClearFilters,
      onOpenFilter: openFilter,
    }),
    [collection, name, session, choice, onClearFilters, openFilter],
  );
  const toolbar = useRef<HTMLDivElement>(null);
  const closeFilters = (): void => {
    setFiltering(false);
    toolbar.current?.querySelector<HTMLElement>('[data-chip=""] button')?.focus();
  };
  return (
    <>
      <div ref={toolbar} className={classes['toolbar']}>
        <ListToolbar browse={session} onOpenFilter={openFilter} isOffered={canChooseIn} />
      </div>
      {filtering ? (
        <section className={classes['filters']} aria-label={t('filters')}>
          <div className={classes['panel']}>
            <Suspense fallback={null}>
              <FilterPanel browse={session} path={null} focusRequest={focusRequest} onFocused={focused} />
            </Suspense>
          </div>
          <IconButton icon="close" size="small" label={t('pick_hide_filters')} onClick={closeFilters} />
        </section>
      ) : null}
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
    </>
  );
};

/** The number of ticked items, and the buttons. */
const PickerFoot = ({ view, onClose }: { readonly view: PickerViewModel; readonly onClose: () => void }) => {
  const { t } = useText();
  const count = useStream(view.count$);
  const many = view.choice.mode === 'many';
  return (
    <>
      {many ? (
        <div className={classes['chosen']}>
          <span role="status">{t('selected_number', { number: count })}</span>
          {count === 0 ? null : (
            <span className={classes['clear']}>
              <Button variant="ghost" size="small" onClick={() => view.session.selection.clear()}>
                {t('clear_selection')}
              </Button>
            </span>
          )}
        </div>
      ) : null}
      <Button variant="ghost" onClick={onClose}>
        {t('cancel')}
      </Button>
      {many ? (
        <Button
          variant="primary"
          icon="check"
          disabledReason={count === 0 && t('nothing_chosen')}
          onClick={() => view.confirm()}
        >
          {count === 0 ? t('pick_add_none') : t('pick_add', { count })}
        </Button>
      ) : null}
    </>
  );
};

/** The open picker. */
export const Picker = ({
  collection,
  mode,
  title,
  field,
  lockedFilter = null,
  taken = NO_KEYS,
  takenAmong,
  selected = NO_KEYS,
  onPick,
  onClose,
}: Omit<PickerDrawerProps, 'open'>) => {
  useNamespaces(FORM_NAMESPACES);
  const { t, locale } = useText();
  const [initial] = useState(selected);
  const view = useViewModel(pickerViewModel, { collection, lockedFilter }, mode, initial, t('already_linked'));
  const { session } = view;
  useEffect(() => view.setTaken({ taken, takenAmong }), [view, taken, takenAmong]);
  useSubscription(view.picked$, (keys) => {
    onPick(keys);
    onClose();
  });
  const denial = useStream(view.denied$);
  const meta = useStream(useService(SchemaStore).schema$).collections.get(collection);
  const name = meta === undefined ? collection : collectionName(meta, locale.code);
  const trail = useContext(TrailContext);
  const narrow = useMediaQuery(CARDS_QUERY);
  const [search, setSearch] = useState('');
  const type = (text: string): void => {
    setSearch(text);
    session.search(text);
  };
  useSubscription(session.view.replaced$, (replaced) => setSearch(replaced.search));
  const box = useRef<HTMLInputElement>(null);
  const clearFilters = useCallback(() => {
    setSearch('');
    session.clearFilters();
    box.current?.focus();
  }, [session]);
  const searchBox = (
    <SearchBox
      ref={box}
      size="medium"
      variant="quiet"
      data-autofocus
      value={search}
      onChange={type}
      placeholder={t('search')}
      label={t('search_items', { collection: name })}
      className={narrow ? undefined : classes['box']}
    />
  );
  return (
    <Drawer
      open
      flush
      wide
      onClose={onClose}
      closeLabel={t('close')}
      title={title}
      crumbs={[...trail, ...new Set([field, name])].map((label) => ({ label }))}
      crumbsLabel={t('pick_trail')}
      actions={narrow || denial !== false ? undefined : searchBox}
      foot={<PickerFoot view={view} onClose={onClose} />}
    >
      {denial === false ? (
        <>
          {narrow ? <div className={classes['search']}>{searchBox}</div> : null}
          <PickerList view={view} name={name} onClearFilters={clearFilters} />
        </>
      ) : (
        <PickerDenied denial={denial} name={name} />
      )}
    </Drawer>
  );
};

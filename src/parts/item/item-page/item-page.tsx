import { type ComponentType, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SaveTarget } from '../../../domain/items';
import { collectionName, collectionNote } from '../../../domain/schema';
import { isMissing } from '../../../kernel';
import {
  type CollectionPaths,
  FORM_NAMESPACES,
  lazyComponent,
  PageSidebar,
  prefillFromState,
  useNamespaces,
  usePageTitle,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { FailureState } from '../../page/failure-state';
import { FormSkeleton, ItemFormFields, usePreloadedInterfaces } from '../item-form';
import { ItemHistory } from '../item-history';
import { BeforeUnload, LeaveGuard, useUnsavedChanges } from '../leave-guard';
import { HelpSection, type HelpPage } from '../../page/page-help';
import { Recovery } from '../recovery';
import { RelatedDrawerHost } from '../../relations/related-drawer';
import {
  Button,
  type Crumb,
  DescriptionList,
  type DescriptionListProps,
  EmptyState,
  ErrorBoundary,
  HeaderBar,
  PageContent,
  SidebarDetail,
} from '../../../ui';
import type { CopyDialogProps } from './copy/copy-dialog-props';
import { ItemActions } from './item-actions';
import { ItemAlerts } from './item-alerts';
import classes from './item-page.module.css';
import { KeptEdits } from './kept-edits';
import { itemViewModel, type ItemOptions, type ItemViewModel } from './item.view-model';
import { type OnMove, useAfterSave } from './use-after-save';
import { SchemaStore } from '../../../application/data-model';
import { RecentItems } from '../../../application/actions';

const ConflictDialog = lazyComponent(() =>
  import(/* webpackChunkName: "conflict" */ './conflict').then((module) => module.ConflictDialog),
);
const GoneDialog = lazyComponent(() =>
  import(/* webpackChunkName: "conflict" */ './conflict').then((module) => module.ItemDeletedDialog),
);

/** Shown if a dialog cannot be loaded or rendered: cancels the prompt. */
const PromptFailed = ({ view }: { readonly view: ItemViewModel }) => {
  useEffect(() => view.cancelPrompt(), [view]);
  return null;
};

/** The dialog for the current prompt of a save. */
const SavePrompts = ({ view }: { readonly view: ItemViewModel }) => {
  const prompt = useStream(view.item.editing.prompts.current$);
  if (prompt === null) return null;
  return (
    <ErrorBoundary fallback={<PromptFailed view={view} />}>
      <Suspense fallback={null}>
        {prompt.kind === 'deleted' ? (
          <GoneDialog view={view} by={prompt.by} />
        ) : (
          <ConflictDialog view={view} groups={prompt.groups} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
};

/**
 * The view-model of an item's page. The target is the one that the page was opened for: a new item stays in this form
 * once it is created, and only the address changes. A new item is prefilled from the router state.
 */
export const useItemPage = (target: SaveTarget, options: ItemOptions = {}) => {
  const { state } = useLocation();
  const [opened] = useState(target);
  const [initial] = useState(() => ({ ...options, prefill: { ...options.prefill, ...prefillFromState(state) } }));
  return useViewModel(itemViewModel, opened, initial);
};

export interface ItemPageProps {
  /** From `useItemPage`. */
  readonly view: ItemViewModel;
  /** Where back, save, delete and copy lead. */
  readonly paths: CollectionPaths;
  /** The heading; the title of the item by default. */
  readonly title?: string | undefined;
  /** The icon of the collection by default. */
  readonly icon?: string | undefined;
  /** From the root, without the page itself. */
  readonly crumbs: readonly Crumb[];
  /** In the header, before archive, delete and save. */
  readonly headerActions?: ReactNode;
  /** Above the form, once the item is loaded. */
  readonly children?: ReactNode;
  /** In place of the form of all fields. */
  readonly form?: ReactNode;
  /** Entries of the information in the sidebar, after the key. */
  readonly information?: DescriptionListProps['entries'] | undefined;
  /** The first section of the sidebar, in place of the collection, the key and `information`. */
  readonly about?: ReactNode;
  /** Sections of the sidebar, after the information. */
  readonly sidebar?: ReactNode;
  /** In place of the dialog that copies the item with its related items. */
  readonly copyDialog?: ComponentType<CopyDialogProps> | undefined;
  readonly help: HelpPage;
  /** Whether the sidebar has revisions and comments; true by default. */
  readonly hasHistory?: boolean | undefined;
  /** Paths below this one open drawers over the page, which ask for its edits too; see `LeaveGuard`. */
  readonly drawersAt?: string | undefined;
  /** Announces the address that a new item gets; see `useFormIdentity`. */
  readonly onMove?: OnMove | undefined;
}

/** The page of one item: an existing one, a new one, or a singleton. */
export const ItemPage = ({
  view,
  paths,
  title: heading,
  icon,
  crumbs,
  headerActions,
  children,
  form,
  information = [],
  about,
  sidebar,
  copyDialog,
  help,
  hasHistory = true,
  drawersAt,
  onMove,
}: ItemPageProps) => {
  useNamespaces(FORM_NAMESPACES);
  const { t, locale } = useText();
  const navigate = useNavigate();
  const { editing } = view.item;
  const unsaved = useUnsavedChanges();
  const target = useStream(editing.target$);
  const fields = useStream(view.fields$);
  const item = useStream(editing.item$);
  const collection = useService(SchemaStore).schema.collections.get(target.collection);
  const name = collection === undefined ? target.collection : collectionName(collection, locale.code);
  const note = collectionNote(collection, locale.code);
  const itemTitle = useStream(view.item.title$);
  const title =
    heading ??
    itemTitle ??
    (target.kind === 'singleton' ? name : t(editing.isNew ? 'creating_in' : 'editing_in', { collection: name }));
  usePageTitle(title);
  const trail = useMemo(() => [{ title, label: title }], [title]);
  const recent = useService(RecentItems);
  useEffect(() => {
    if (target.kind === 'existing' && item.kind === 'ready')
      recent.visit({ collection: target.collection, key: target.key, title });
  }, [recent, target, item.kind, title]);
  // The first fields only: changed permissions are no reason to preload and render the form again.
  const [initialFields] = useState(fields);
  const isPreloaded = usePreloadedInterfaces(initialFields);

  const moving = useAfterSave(view, paths, onMove);
  const { pathname } = useLocation();
  // The router has one guard at a time: that of an open drawer asks for the edits of the page as well.
  const isBelowDrawer = drawersAt !== undefined && pathname.startsWith(`${drawersAt}/`);

  return (
    <>
      <HeaderBar
        title={title}
        icon={icon ?? collection?.meta?.icon ?? 'box'}
        back={target.kind === 'singleton' ? undefined : { href: paths.list, label: t('back') }}
        crumbs={crumbs}
        crumbsLabel={t('breadcrumb')}
        actions={
          item.kind === 'failed' ? undefined : (
            <>
              <KeptEdits recorder={view.item.recorder} />
              {headerActions}
              <ItemActions
                view={view}
                collection={name}
                copyDialog={copyDialog}
                onCopied={(key) => view.openCopy(key)}
              />
            </>
          )
        }
      />
      <PageContent label={title}>
        <Recovery recovery={view.item.recovery} onNewStarted={() => void navigate(paths.newItem ?? paths.list)} />
        {item.kind === 'failed' && target.kind !== 'singleton' && isMissing(item.failure) ? (
          <EmptyState
            kind="no-result"
            title={t('item_missing')}
            text={t('item_missing_text')}
            actions={
              <>
                <Button variant="secondary" icon="arrow_back" iconDir href={paths.list}>
                  {t('back_to_collection', { collection: name })}
                </Button>
                <Button variant="ghost" icon="refresh" onClick={() => editing.reload()}>
                  {t('retry')}
                </Button>
              </>
            }
          />
        ) : item.kind === 'failed' ? (
          <FailureState title={t('item_failed')} failure={item.failure} onRetry={() => editing.reload()} />
        ) : item.kind === 'ready' && isPreloaded ? (
          <div className={classes['form']}>
            <ItemAlerts view={view} paths={paths} />
            {children}
            {form ?? (
              <RelatedDrawerHost trail={trail}>
                <ItemFormFields form={editing.form} fields={fields} />
              </RelatedDrawerHost>
            )}
          </div>
        ) : (
          <FormSkeleton fields={fields} />
        )}
      </PageContent>
      {/* One element for all sections: those of several would be in the order in which they were mounted. */}
      <PageSidebar>
        {about ?? (
          <SidebarDetail icon="info" title={t('information')} open>
            {note === null ? null : <p>{note}</p>}
            <DescriptionList
              entries={[
                { name: t('collection'), value: <code>{target.collection}</code> },
                ...(target.kind === 'existing' ? [{ name: t('primary_key'), value: <code>{target.key}</code> }] : []),
                ...(collection?.isVersioned === true && !editing.isNew
                  ? [{ name: t('content_version'), value: t('content_version_main') }]
                  : []),
                ...information,
              ]}
            />
          </SidebarDetail>
        )}
        {sidebar}
        {hasHistory ? <ItemHistory opened={view.item} /> : null}
        <HelpSection page={help} />
      </PageSidebar>
      <SavePrompts view={view} />
      {isBelowDrawer ? (
        <BeforeUnload form={unsaved} />
      ) : (
        <LeaveGuard
          form={unsaved}
          save={view.actions.saveBeforeLeaving}
          draft={view.item.keptDraft}
          drawersAt={drawersAt}
          moving={moving}
          onDiscard={() => view.item.giveUp()}
        />
      )}
    </>
  );
};

import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SaveTarget } from '../../../domain/items';
import { collectionName } from '../../../domain/schema';
import { isMissing } from '../../../kernel';
import {
  collectionPath,
  FORM_NAMESPACES,
  lazyComponent,
  newItemPath,
  PageSidebar,
  prefillFromState,
  useNamespaces,
  usePageTitle,
  useService,
  useStream,
  useText,
  useViewModel,
} from '../../../kit';
import { FailureState } from '../../../parts/failure-state';
import { FormSkeleton, ItemFormFields, usePreloadedInterfaces } from '../../../parts/item-form';
import { ItemHistory } from '../../../parts/item-history';
import { LeaveGuard, useUnsavedChanges } from '../../../parts/leave-guard';
import { PageHelp } from '../../../parts/page-help';
import { Recovery } from '../../../parts/recovery';
import { Button, DescriptionList, EmptyState, ErrorBoundary, HeaderBar, PageContent, SidebarDetail } from '../../../ui';
import { useBookmarkPath } from '../use-bookmark-path';
import { ItemActions } from './item-actions';
import { ItemAlerts } from './item-alerts';
import classes from './item-form.module.css';
import { itemViewModel, type ItemViewModel } from './item.view-model';
import { type OnMove, useAfterSave } from './use-after-save';
import { SchemaStore } from '../../../application/schema';
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
          <GoneDialog view={view} />
        ) : (
          <ConflictDialog view={view} conflicts={prompt.conflicts} concurrent={prompt.concurrent} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
};

interface ItemFormProps {
  /**
   * The target that the page was opened for. A new item stays in this form once it is created; only the address
   * changes.
   */
  readonly target: SaveTarget;
  readonly onMove?: OnMove | undefined;
}

/** The page of one item: an existing one, a new one, or a singleton. */
export const ItemForm = ({ target: initialTarget, onMove }: ItemFormProps) => {
  useNamespaces(FORM_NAMESPACES);
  const [opened] = useState(initialTarget);
  const { t, locale } = useText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [prefill] = useState(() => prefillFromState(state));
  const view = useViewModel(itemViewModel, opened, prefill);
  const { editing } = view.item;
  const unsaved = useUnsavedChanges();
  const target = useStream(editing.target$);
  const fields = useStream(view.item.fields$);
  const item = useStream(editing.item$);
  const collection = useService(SchemaStore).schema.collections.get(target.collection);
  const name = collection === undefined ? target.collection : collectionName(collection, locale.code);
  const title =
    useStream(view.item.title$) ??
    (target.kind === 'singleton' ? name : t(editing.isNew ? 'creating_in' : 'editing_in', { collection: name }));
  usePageTitle(title);
  const recent = useService(RecentItems);
  useEffect(() => {
    if (target.kind === 'existing' && item.kind === 'ready')
      recent.visit({ collection: target.collection, key: target.key, title });
  }, [recent, target, item.kind, title]);
  // The first fields only: changed permissions are no reason to preload and render the form again.
  const [initialFields] = useState(fields);
  const isPreloaded = usePreloadedInterfaces(initialFields);

  const bookmarkPath = useBookmarkPath();
  const list = bookmarkPath(collectionPath(target.collection));
  const moving = useAfterSave(view, onMove);

  return (
    <>
      <HeaderBar
        title={title}
        icon={collection?.meta?.icon ?? 'box'}
        back={target.kind === 'singleton' ? undefined : { href: list, label: t('back') }}
        crumbs={[
          { label: t('collections'), href: '/collections' },
          ...(target.kind === 'singleton' ? [] : [{ label: name, href: list }]),
        ]}
        crumbsLabel={t('breadcrumb')}
        actions={
          item.kind === 'failed' ? undefined : (
            <ItemActions view={view} collection={name} onCopied={(key) => view.openCopy(key)} />
          )
        }
      />
      <PageContent label={title}>
        <Recovery
          recovery={view.item.recovery}
          onNewStarted={() => void navigate(bookmarkPath(newItemPath(target.collection)))}
        />
        {item.kind === 'failed' && target.kind !== 'singleton' && isMissing(item.failure) ? (
          <EmptyState
            kind="no-result"
            title={t('item_missing')}
            text={t('item_missing_text')}
            actions={
              <>
                <Button variant="secondary" icon="arrow_back" iconDir href={list}>
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
            <ItemAlerts view={view} />
            <ItemFormFields form={editing.form} fields={fields} />
          </div>
        ) : (
          <FormSkeleton fields={fields} />
        )}
      </PageContent>
      <PageSidebar>
        <SidebarDetail icon="info" title={t('information')} open>
          {collection?.meta?.note ? <p>{collection.meta.note}</p> : null}
          <DescriptionList
            entries={[
              { name: t('collection'), value: <code>{target.collection}</code> },
              ...(target.kind === 'existing' ? [{ name: t('primary_key'), value: <code>{target.key}</code> }] : []),
            ]}
          />
        </SidebarDetail>
      </PageSidebar>
      <ItemHistory opened={view.item} />
      <PageHelp page="item" />
      <SavePrompts view={view} />
      <LeaveGuard form={unsaved} moving={moving} onDiscard={() => view.item.giveUp()} />
    </>
  );
};

import { useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Command } from '../../../application/commands';
import type { AfterSave, Saved } from '../../../application/item-editing';
import type { Target } from '../../../domain/items';
import { collectionName } from '../../../domain/schema';
import {
  collectionPath, itemPath, metaKey, newItemPath, PageSidebar, RecentItemsService, SchemaService, useCommands,
  useEvent, usePageTitle, useService, useStream, useText, useViewModel,
} from '../../../kit';
import { FailureNotice, FailureState } from '../../../parts/failure-state';
import { ItemFormFields, usePreloadedInterfaces } from '../../../parts/item-form';
import { PageHelp } from '../../../parts/page-help';
import { Facts, FrameContent, HeaderBar, SidebarDetail, Skeleton } from '../../../ui';
import { FormErrors } from './form-errors';
import { ItemActions } from './item-actions';
import { itemViewModel } from './item.view-model';
import classes from './item-form.module.css';
import { LeaveGuard } from './leave-guard';
import { useSaveShortcuts } from './use-save-shortcuts';

/** One item as a form: an existing one, a new one, or a singleton. */
export const ItemForm = ({ target }: { readonly target: Target }) => {
  const { t, locale } = useText();
  const navigate = useNavigate();
  const view = useViewModel(itemViewModel, target);
  const { editing } = view;
  const item = useStream(editing.item$);
  const problem = useStream(editing.problem$);
  const collection = useService(SchemaService).schema.collections.get(target.collection);
  const name = collection === undefined ? target.collection : collectionName(collection, locale.code);
  const title = useStream(view.title$) ?? (target.kind === 'singleton' ? name : t(editing.isNew ? 'creating_in' : 'editing_in', { collection: name }));
  usePageTitle(title);
  const recent = useService(RecentItemsService);
  useEffect(() => {
    if (target.kind === 'existing' && item.kind === 'ready') recent.visit({ collection: target.collection, key: target.key, title });
  }, [recent, target, item.kind, title]);
  const commands = useMemo<readonly Command[]>(
    () => [{ id: 'save', title: t('save'), icon: 'check', keys: `${metaKey()} S`, run: () => view.save.execute('stay') }],
    [t, view],
  );
  useCommands(commands);
  const save = useMemo(() => (then: AfterSave) => view.save.execute(then), [view]);
  const prepared = usePreloadedInterfaces(view.fields);
  useSaveShortcuts(save, target.kind !== 'singleton');

  const list = collectionPath(target.collection);
  useEvent(view.save.saved$, ({ key, then }: Saved) => {
    if (then === 'new' && target.kind === 'new') editing.reload();
    else if (then === 'new') void navigate(newItemPath(target.collection));
    else if (then === 'leave' && target.kind !== 'singleton') void navigate(list);
    else if (target.kind === 'new') void navigate(key === null ? list : itemPath(target.collection, key), { replace: true });
  });
  useEvent(view.remove.deleted$, () => void navigate(list));

  return (
    <>
      <HeaderBar
        title={title}
        icon={collection?.meta?.icon ?? 'box'}
        back={target.kind === 'singleton' ? undefined : { href: list, label: t('back') }}
        crumbs={[{ label: t('collections'), href: '/collections' }, ...(target.kind === 'singleton' ? [] : [{ label: name, href: list }])]}
        crumbsLabel={t('breadcrumb')}
        actions={item.kind === 'failed' ? undefined : <ItemActions view={view} collection={name} />}
      />
      <FrameContent label={title}>
        {item.kind === 'failed' ? (
          <FailureState title={t('item_failed')} failure={item.failure} onRetry={() => editing.reload()} />
        ) : item.kind === 'ready' && prepared ? (
          <div className={classes['form']}>
            {problem === null ? null : <FailureNotice failure={problem} />}
            <FormErrors form={editing.form} fields={view.fields} />
            <ItemFormFields form={editing.form} fields={view.fields} />
          </div>
        ) : (
          <div className={classes['form']} aria-busy="true" aria-label={t('loading')}>
            {view.fields.slice(0, SKELETONS).map(({ field }) => (
              <Skeleton key={field.field} height="40px" />
            ))}
          </div>
        )}
      </FrameContent>
      <PageSidebar>
        <SidebarDetail icon="info" title={t('information')} open>
          {collection?.meta?.note ? <p>{collection.meta.note}</p> : null}
          <Facts
            facts={[
              { name: t('collection'), value: <code>{target.collection}</code> },
              ...(target.kind === 'existing' ? [{ name: t('primary_key'), value: <code>{target.key}</code> }] : []),
            ]}
          />
        </SidebarDetail>
      </PageSidebar>
      <PageHelp page="item" />
      <LeaveGuard form={editing.form} />
    </>
  );
};

const SKELETONS = 8;

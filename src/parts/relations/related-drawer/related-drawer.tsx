import { type ReactNode, useRef, useState } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { DrawerRequest, RelatedForm, RelatedPart } from '../../../application/related-editing';
import type { EditableField } from '../../../domain/permissions';
import { type Field, isTranslations } from '../../../domain/schema';
import { isMissing, type RemoteData } from '../../../kernel';
import {
  FORM_NAMESPACES,
  useItemLink,
  SHORTCUTS,
  useModalShortcuts,
  useNamespaces,
  useStream,
  useSubscription,
  useText,
  useViewModel,
} from '../../../kit';
import { Button, Dialog, Drawer, EmptyState, Icon, IconButton, Notice, Tag } from '../../../ui';
import { FailureState } from '../../page/failure-state';
import { FormSkeleton, ItemFormFields } from '../../item/item-form';
import { relatedFormViewModel, RelatedPartFields } from '../related-form';
import { useCollectionLook } from '../related-list';
import { TranslationSides } from '../translations';
import classes from './related-drawer.module.css';

const DONE_KEYS = [SHORTCUTS.confirmDrawer, SHORTCUTS.confirmDrawerByEnter];

interface ContentProps extends Pick<RelatedDrawerProps, 'form' | 'field' | 'request'> {
  readonly view: RelatedForm;
  readonly remote: RemoteData<readonly RelatedPart[]>;
  readonly onClose: () => void;
}

const Content = ({ view, remote, onClose, form, field, request }: ContentProps) => {
  const { t } = useText();
  const isRefused = useStream(view.isRefused$);
  const isWaiting = useStream(view.isWaiting$);
  const denial = useStream(view.denied$);
  if (remote.kind === 'failed' && isMissing(remote.failure))
    return (
      <EmptyState
        kind="no-result"
        title={t('item_missing')}
        text={t('item_missing_text')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('close')}
            </Button>
            <Button variant="ghost" icon="refresh" onClick={() => view.retry()}>
              {t('retry')}
            </Button>
          </>
        }
      />
    );
  if (remote.kind === 'failed')
    return <FailureState title={t('item_failed')} failure={remote.failure} onRetry={() => view.retry()} />;
  if (remote.kind !== 'ready') return <FormSkeleton fields={view.expectedFields} />;
  const item = remote.value.find(({ kind }) => kind === 'item');
  // A junction row without values of its own is not shown beside the item.
  const shown = remote.value.filter((part) => part === item || item === undefined || part.hasOwnFields);
  return (
    <div className={classes['parts']}>
      {isWaiting ? (
        <Notice tone="info" role="status" title={t('drawer_row_saving')}>
          {t('drawer_row_saving_text')}
        </Notice>
      ) : null}
      {isRefused ? (
        <Notice tone="warning" role="alert" title={t('drawer_row_missing')}>
          {t('drawer_row_missing_text')}
        </Notice>
      ) : null}
      {denial === 'related_saved_meanwhile' ? (
        <Notice tone="warning" role="alert">
          {t(denial)}
        </Notice>
      ) : null}
      {shown.map((part) => {
        const renderFields = (fields: readonly EditableField[]) => <ItemFormFields form={part.form} fields={fields} />;
        return (
          <RelatedPartFields
            key={part.kind}
            part={part}
            heading={shown.length > 1 ? part.kind : undefined}
            focus={request.show?.field}
          >
            {(fields) =>
              isTranslations(field) ? (
                <TranslationSides form={form} field={field} part={part} source={request.show?.source} fields={fields}>
                  {renderFields}
                </TranslationSides>
              ) : (
                renderFields(fields)
              )
            }
          </RelatedPartFields>
        );
      })}
    </div>
  );
};

/** A page or a drawer below. */
export interface TrailStep {
  readonly title: string;
  /** The title, after the name of the field below that it belongs to. */
  readonly label: string;
}

export interface RelatedDrawerProps {
  readonly form: ItemForm;
  readonly field: Field;
  readonly request: DrawerRequest;
  /** The page and the drawers below. */
  readonly trail: readonly TrailStep[];
  /** Lets the fields of the drawer open further ones. */
  readonly renderHost: (trail: readonly TrailStep[], children: ReactNode) => ReactNode;
  readonly onClose: () => void;
}

/**
 * A related item in a drawer over the form that it belongs to. 'Done' adds its edits to those of
 * that form, closing it drops them after a question. Nothing is saved here.
 */
export const RelatedDrawer = ({ form, field, request, trail, renderHost, onClose }: RelatedDrawerProps) => {
  useNamespaces(FORM_NAMESPACES);
  const { t, fieldName } = useText();
  const view = useViewModel(relatedFormViewModel, form, field.field, request);
  const remote = useStream(view.parts$);
  const itemTitle = useStream(view.title$);
  const editCount = useStream(view.editCount$);
  const denied = useStream(view.denied$);
  const isWaiting = useStream(view.isWaiting$);
  useSubscription(view.finished$, onClose);
  const linkTo = useItemLink();
  const body = useRef<HTMLDivElement>(null);
  const [isAsking, setAsking] = useState(false);
  const part = remote.kind === 'ready' ? remote.value.at(-1) : undefined;
  const here = fieldName(field);
  const { name: collection } = useCollectionLook()(part?.collection ?? '');
  const name = part?.isEntry === true ? here : collection;
  const title =
    itemTitle ??
    (part === undefined
      ? here
      : t(part.server === null || (part.key === null && !part.isEntry) ? 'creating_in' : 'editing_in', {
          collection: name,
        }));
  const page = part === undefined || part.key === null ? null : linkTo(part.collection, part.key);
  const below = trail.at(-1)?.title ?? '';
  const discard = (): void => {
    view.close();
    onClose();
  };
  const close = (): void => {
    if (view.isChanged) setAsking(true);
    else discard();
  };
  const finish = (): void => {
    if (view.finish()) onClose();
  };
  useModalShortcuts(body, DONE_KEYS, finish);
  return (
    <Drawer
      open
      wide
      level={trail.length - 1}
      onClose={close}
      closeLabel={t('close')}
      title={title}
      crumbs={[...trail, { label: here }].map(({ label }) => ({ label }))}
      crumbsLabel={t('pick_trail')}
      extra={
        <span role="status">
          {editCount === 0 ? null : <Tag tone="accent">{t('drawer_edits', { count: editCount })}</Tag>}
        </span>
      }
      actions={
        page === null ? undefined : <IconButton icon="open_in_new" dir label={t('drawer_open_page')} href={page} />
      }
      foot={
        <>
          <span className={classes['note']}>
            <Icon name="info" size="small" />
            <span>{t(trail.length === 1 ? 'drawer_note_saved' : 'drawer_note_done', { item: below })}</span>
          </span>
          <Button variant="ghost" onClick={close}>
            {t('cancel')}
          </Button>
          <Button variant="primary" icon="check" busy={isWaiting} disabledReason={denied && t(denied)} onClick={finish}>
            {t('done')}
          </Button>
        </>
      }
    >
      <div ref={body} className={classes['body']}>
        {renderHost(
          [...trail, { title, label: `${here}: ${title}` }],
          <Content view={view} remote={remote} onClose={close} form={form} field={field} request={request} />,
        )}
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('drawer_discard')}
        text={t('drawer_discard_text')}
        actions={
          <>
            <Button variant="danger" onClick={discard}>
              {t('discard_changes')}
            </Button>
            <Button variant="primary" onClick={() => setAsking(false)} data-autofocus>
              {t('keep_editing')}
            </Button>
          </>
        }
      />
    </Drawer>
  );
};

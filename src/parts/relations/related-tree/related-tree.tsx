import { useMemo, useState } from 'react';
import { AccessStore } from '../../../application/access';
import { MAX_READ } from '../../../application/relations';
import { SchemaStore } from '../../../application/data-model';
import type { RecursiveList } from '../../../domain/items';
import { flagOption } from '../../../domain/values';
import { formatNumber } from '../../../kernel';
import { type InterfaceProps, type RelatedEditing, useService, useStream, useText, useViewModel } from '../../../kit';
import { Announcement, Button, Notice, SkeletonRows } from '../../../ui';
import { UnsupportedValue } from '../../fields/unsupported-value';
import { FailureNotice } from '../../page/failure-state';
import { PickerDrawer } from '../picker-drawer';
import { ListLayout, type ListDenials, listDenials, listTarget, useAddReason } from '../related-list';
import { relatedTreeViewModel, type RelatedTreeViewModel } from './related-tree.view-model';
import { INDENTATION, TreeList } from './tree-list';
import classes from './related-tree.module.css';

/** Rows that are drawn at first, and more at each request. */
const ROWS_SHOWN = 100;

/** Rows that are drawn while an unknown number of them is loading. */
const SKELETONS = 3;

/** The items below one, of a relation of a collection to itself, as a tree. */
export const RelatedTree = (props: InterfaceProps) => {
  const { field, value, relation } = props;
  const { t } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const access = useStream(useService(AccessStore).access$);
  const target = useMemo(() => listTarget(schema, access, field), [schema, access, field]);
  const tree = useMemo(
    () =>
      typeof target === 'string' || target.junction !== null || target.collection !== field.collection
        ? null
        : { list: target, field: field.field },
    [target, field],
  );
  if (tree !== null && relation !== undefined) {
    const denials = listDenials(access, schema, tree.list);
    return <EditedTree {...props} relation={relation} tree={tree} denials={denials} />;
  }
  if (tree !== null) return <UnsupportedValue value={value} hideNote />;
  const text =
    target === 'hidden' ? 'related_hidden' : target === 'missing' ? 'relationship_not_setup' : 'tree_recursive_only';
  return (
    <>
      <Notice tone={target === 'hidden' ? 'neutral' : 'warning'}>{t(text)}</Notice>
      {value === null ? null : <UnsupportedValue value={value} hideNote />}
    </>
  );
};

interface EditedTreeProps extends InterfaceProps {
  readonly relation: RelatedEditing;
  readonly tree: RecursiveList;
  readonly denials: ListDenials;
}

const EditedTree = ({ field, options, readonly, relation, tree, denials }: EditedTreeProps) => {
  const { t, locale, fieldName } = useText();
  const view = useViewModel(relatedTreeViewModel, tree, options, relation, locale.code);
  const nodes = useStream(view.nodes$);
  const failure = useStream(view.failure$);
  const isPartial = useStream(view.rows.isPartial$);
  const isSending = useStream(relation.sending$);
  const [limit, setLimit] = useState(ROWS_SHOWN);
  const reasonOf = useAddReason(readonly);
  const name = fieldName(field);
  const lockedReason = isSending ? t('related_locked') : null;
  const canCreate = flagOption(options, 'enableCreate', true) && relation.openDrawer !== undefined;
  const canSelect = flagOption(options, 'enableSelect', true);
  const adding = {
    create: canCreate ? { reason: reasonOf(denials.create) ?? lockedReason } : null,
    select: canSelect ? { reason: reasonOf(denials.select) ?? lockedReason } : null,
  };
  if (view.rows.readDenied !== false) return <Notice tone="neutral">{t('related_hidden')}</Notice>;
  const failed = failure === null ? null : <FailureNotice failure={failure} onRetry={() => view.retry()} />;
  if (nodes === null)
    return (
      failed ?? (
        <div className={classes['loading']}>
          <SkeletonRows count={SKELETONS} indentation={INDENTATION} />
        </div>
      )
    );
  return (
    <ListLayout
      count={nodes.length}
      emptyText={t('related_none')}
      rows={
        <TreeList
          view={view}
          label={name}
          nodes={nodes.slice(0, limit)}
          readonly={readonly}
          denials={denials}
          lockedReason={lockedReason}
          adding={adding}
        />
      }
      more={
        nodes.length > limit ? (
          <Button variant="ghost" size="small" onClick={() => setLimit(limit + ROWS_SHOWN)}>
            {t('related_added_more', { number: formatNumber(nodes.length - limit, locale.code) })}
          </Button>
        ) : null
      }
      foot={
        <>
          {adding.create === null ? null : (
            <Button size="small" icon="add" disabledReason={adding.create.reason} onClick={() => view.openNew(null)}>
              {t('related_create_new')}
            </Button>
          )}
          {adding.select === null ? null : (
            <Button
              size="small"
              variant="ghost"
              icon="link"
              disabledReason={adding.select.reason}
              onClick={() => view.openPicker(null)}
            >
              {t('related_add_existing')}
            </Button>
          )}
        </>
      }
    >
      {failed}
      {isPartial ? (
        <Notice tone="neutral">{t('tree_read_first', { number: formatNumber(MAX_READ, locale.code) })}</Notice>
      ) : null}
      <TreePicker view={view} collection={tree.list.collection} field={name} />
      <StepAnnouncement view={view} />
    </ListLayout>
  );
};

interface TreePickerProps {
  readonly view: RelatedTreeViewModel;
  readonly collection: string;
  readonly field: string;
}

const TreePicker = ({ view, collection, field }: TreePickerProps) => {
  const { t } = useText();
  const choice = useStream(view.choice$);
  if (choice === null) return null;
  return (
    <PickerDrawer
      open
      collection={collection}
      mode="many"
      title={t('related_add_to', { field })}
      field={field}
      lockedFilter={choice.lockedFilter}
      taken={choice.taken}
      onPick={(keys) => view.link(keys)}
      onClose={() => view.closePicker()}
    />
  );
};

const EVENT_TEXTS = {
  lifted: 'tree_lifted',
  put_back: 'tree_put_back',
  removed: 'related_removed',
  restored: 'related_restored',
} as const;

/** Says the last step to screen readers. */
const StepAnnouncement = ({ view }: Pick<TreePickerProps, 'view'>) => {
  const { t } = useText();
  const event = useStream(view.event$);
  const textOf = ({ kind, name: item, parent, position }: NonNullable<typeof event>): string => {
    if (kind !== 'moved') return t(EVENT_TEXTS[kind], { item });
    return parent === null
      ? t('tree_moved_top', { item, position })
      : t('tree_moved_inside', { item, position, parent });
  };
  return <Announcement>{event === null ? null : textOf(event)}</Announcement>;
};

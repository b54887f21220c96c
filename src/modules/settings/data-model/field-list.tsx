import { useCallback, useMemo, useState } from 'react';
import { collectionName, type OutlinedField } from '../../../domain/schema';
import {
  menuEntry,
  Registries,
  useActions,
  useContributions,
  useForm,
  useService,
  useStream,
  useText,
  type OpenForm,
  type TextKey,
} from '../../../kit';
import { MoveDialog } from '../../../parts/lists/reorder';
import { DeletionDialog } from '../../../parts/page/deletion-dialog';
import { FailureNotice } from '../../../parts/page/failure-state';
import {
  keyStep,
  Field,
  FormDialog,
  Icon,
  IconButton,
  Input,
  Menu,
  Select,
  Table,
  type TableColumn,
  useReorder,
  VisuallyHidden,
} from '../../../ui';
import { copyTargets, type FieldCopy, type FieldDialog, type FieldListViewModel } from './field-list.view-model';
import classes from './field-list.module.css';
import { fieldPath } from './model-path';

const keyOf = ({ field }: OutlinedField): string => field.field;

const FieldMenu = ({ row: { field }, view }: { readonly row: OutlinedField; readonly view: FieldListViewModel }) => {
  const { t, fieldName } = useText();
  const entries = useActions(useMemo(() => view.actionsOf(field), [view, field])).map(menuEntry);
  const label = t('field_actions', { field: fieldName(field) });
  return <Menu trigger={<IconButton icon="more_vert" size="small" label={label} />} label={label} entries={entries} />;
};

const Mark = ({ icon, label }: { readonly icon: string; readonly label: string }) => (
  <span title={label}>
    <Icon name={icon} size="small" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);

const useColumns = (): readonly TableColumn<OutlinedField>[] => {
  const { t, fieldName } = useText();
  const interfaces = useContributions(useService(Registries).interfaces);
  return useMemo(
    () => [
      {
        key: 'name',
        header: t('model_field'),
        minWidth: 200,
        render: ({ field, depth }) => (
          <span className={classes['name']} style={{ paddingInlineStart: `calc(${depth} * var(--space-5))` }}>
            <bdi>{fieldName(field)}</bdi> <code className={classes['key']}>{field.field}</code>
          </span>
        ),
      },
      {
        key: 'type',
        header: t('field_type'),
        width: 120,
        card: 'below',
        render: ({ field }) => <code className={classes['key']}>{field.type}</code>,
      },
      {
        key: 'interface',
        header: t('field_interface'),
        width: 200,
        minWidth: 120,
        card: 'below-end',
        render: ({ field }) => {
          const id = field.meta?.interface ?? null;
          const known = interfaces.find((each) => each.id === id);
          return known === undefined ? id : t(known.name as TextKey);
        },
      },
      {
        key: 'marks',
        header: t('field_marks'),
        headerHidden: true,
        width: 72,
        card: 'none',
        render: ({ field }) => (
          <span className={classes['marks']}>
            {field.schema?.is_primary_key === true ? <Mark icon="vpn_key" label={t('primary_key')} /> : null}
            {field.meta?.hidden === true ? <Mark icon="visibility_off" label={t('collection_hidden')} /> : null}
            {field.meta?.system === true ? <Mark icon="lock" label={t('field_locked')} /> : null}
          </span>
        ),
      },
    ],
    [t, fieldName, interfaces],
  );
};

const CopyDialog = ({
  dialog,
  view,
}: {
  readonly dialog: Extract<FieldDialog, { kind: 'copy' }>;
  readonly view: FieldListViewModel;
}) => {
  const { t, fieldName, locale } = useText();
  const form: OpenForm<FieldCopy> = useForm(dialog.form);
  const close = (): void => view.closeDialog();
  const { collections } = view.schema;
  const options = copyTargets(view.schema).map((name) => {
    const info = collections.get(name);
    return { value: name, label: info === undefined ? name : collectionName(info, locale.code) };
  });
  return (
    <FormDialog
      form={form.attributes}
      title={t('field_copy_title', { field: fieldName(dialog.field) })}
      onClose={close}
      onCancel={close}
      cancel={t('cancel')}
      action={t('field_copy_do')}
      busy={form.submitting}
      denied={form.denied}
    >
      {form.failure === null ? null : <FailureNotice failure={form.failure} />}
      <Field name="collection" label={t('collection')}>
        <Select
          value={form.values.collection}
          options={options}
          onChange={(collection) => form.change({ collection })}
        />
      </Field>
      <Field name="name" label={t('field_key')} required={t('required')} error={form.error('name')}>
        <Input mono autoComplete="off" value={form.values.name} onChange={(name) => form.change({ name })} />
      </Field>
    </FormDialog>
  );
};

const DeleteDialog = ({
  dialog,
  view,
}: {
  readonly dialog: Extract<FieldDialog, { kind: 'delete' }>;
  readonly view: FieldListViewModel;
}) => {
  const { t, fieldName } = useText();
  const busy = useStream(view.change.busy$);
  const failure = useStream(view.change.failure$);
  const { field } = dialog;
  return (
    <DeletionDialog
      open
      title={t('field_delete_question', { field: fieldName(field) })}
      text={t(field.schema === null ? 'field_delete_text_alias' : 'field_delete_text')}
      action={t('field_delete_do')}
      busy={busy}
      onClose={() => view.closeDialog()}
      onDelete={() => view.remove(field)}
    >
      {failure === null ? null : <FailureNotice failure={failure} />}
    </DeletionDialog>
  );
};

const Dialogs = ({ view }: { readonly view: FieldListViewModel }) => {
  const { fieldName } = useText();
  const dialog = useStream(view.dialog$);
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'copy':
      return <CopyDialog dialog={dialog} view={view} />;
    case 'delete':
      return <DeleteDialog dialog={dialog} view={view} />;
    case 'move':
      return (
        <MoveDialog
          name={fieldName(dialog.field)}
          position={dialog.index + 1}
          count={dialog.count}
          onMove={(position) => view.move(dialog.field.field, position - 1)}
          onClose={() => view.closeDialog()}
        />
      );
  }
};

interface FieldListProps {
  readonly view: FieldListViewModel;
}

/** The fields of a collection: dragged into order by their handles or by arrow keys on them, changed by their menus. */
export const FieldList = ({ view }: FieldListProps) => {
  const { t, fieldName } = useText();
  const rows = useStream(view.fields$);
  const busy = useStream(view.change.busy$);
  const columns = useColumns();
  const [announcement, announce] = useState('');
  const rowEnd = useCallback((row: OutlinedField) => <FieldMenu row={row} view={view} />, [view]);
  const hrefOf = useCallback(({ field }: OutlinedField) => fieldPath(view.collection, field.field), [view]);
  const nameOf = useCallback(({ field }: OutlinedField) => fieldName(field), [fieldName]);
  const handleLabel = useCallback((row: OutlinedField) => t('move_row', { item: nameOf(row) }), [t, nameOf]);
  const move = (key: string, to: number): void => {
    view.move(key, to);
    const row = rows.find(({ field }) => field.field === key);
    if (row !== undefined) announce(t('column_moved', { column: nameOf(row), place: to + 1, count: rows.length }));
  };
  const { container, dragged } = useReorder<HTMLTableSectionElement>('y', move);
  const moveByHandle = (target: EventTarget, key: string): boolean => {
    const handle = target instanceof Element ? target.closest<HTMLElement>('[data-grip]') : null;
    const name = handle?.closest<HTMLElement>('[data-key]')?.dataset['key'];
    const index = rows.findIndex(({ field }) => field.field === name);
    const step = keyStep(key);
    if (name === undefined || index < 0 || step === null) return false;
    const to = Math.min(Math.max(index + step, 0), rows.length - 1);
    if (to !== index) move(name, to);
    return true;
  };
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (!event.altKey && !event.ctrlKey && !event.metaKey && moveByHandle(event.target, event.key))
          event.preventDefault();
      }}
    >
      <Table
        label={t('fields_and_layout')}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowHref={hrefOf}
        rowEnd={rowEnd}
        titleKey="name"
        embedded
        labels={{ selectAll: t('select_all'), row: nameOf }}
        reordering={{
          head: <VisuallyHidden>{t('hand_order')}</VisuallyHidden>,
          handleLabel,
          hint: t('field_order_hint'),
          disabledReason: busy ? t('saving') : undefined,
          dragged,
          body: container,
        }}
      />
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <Dialogs view={view} />
    </div>
  );
};

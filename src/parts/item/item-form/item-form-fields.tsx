import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { EditableField } from '../../../domain/permissions';
import { entryFields } from '../../../domain/items';
import { type FormNode, formTree } from '../../../domain/schema';
import { Registries, useService, useStream, useText } from '../../../kit';
import { Notice } from '../../../ui';
import { DeferredMounts, DeferredMountsContext } from './deferred-field';
import { FormChunk } from './form-chunk';
import { type BatchTicks, PreviewContext } from './form-field';
import { FormGroup } from './form-group';
import { fieldHeight, FormChunks, visibleFieldCount, placements } from './form-layout.rules';
import { interfaceOf } from './interface-of.rules';
import { DrawerContext, FormContext, restoredRequest } from './related-editing';
import classes from './item-form.module.css';

interface FormNodesProps {
  readonly form: ItemForm;
  readonly nodes: readonly FormNode<EditableField>[];
  readonly ticks: BatchTicks | undefined;
  /** Height of the visibleCount viewport in pixels; fields below it are mounted later. */
  readonly viewportHeight: number;
}

/** Fields and groups, chunk by chunk. */
const FormNodes = ({ form, nodes, ticks, viewportHeight }: FormNodesProps) => {
  const { interfaces } = useService(Registries);
  const [formChunks] = useState(() => new FormChunks());
  const chunks = useMemo(() => {
    const columns = placements(nodes.map(({ entry }) => entry.field));
    const rows = nodes.map(({ entry, children }, index) => ({
      entry,
      name: entry.field.field,
      isGroup: children !== null,
      placement: columns[index] ?? 'full',
      height: fieldHeight(interfaces.get(interfaceOf(entry.field)), Boolean(entry.field.meta?.note)),
    }));
    const visibleCount = visibleFieldCount(rows, viewportHeight);
    const assigned = formChunks.of(rows);
    return assigned.map(({ key, start }, index) => {
      const rowsOfChunk = rows.slice(start, assigned[index + 1]?.start);
      return {
        key,
        node: nodes[start],
        rowsOfChunk,
        visibleCount: Math.max(0, Math.min(visibleCount - start, rowsOfChunk.length)),
      };
    });
  }, [nodes, interfaces, viewportHeight, formChunks]);
  return (
    <div className={classes['bands']}>
      {chunks.map(({ key, node, rowsOfChunk, visibleCount }) => {
        if (node === undefined) return null;
        if (node.children === null)
          return <FormChunk key={key} form={form} rows={rowsOfChunk} visibleCount={visibleCount} ticks={ticks} />;
        return (
          <FormGroup
            key={key}
            form={form}
            node={node}
            renderNodes={(inner) => (
              <FormNodes
                form={form}
                nodes={inner}
                ticks={ticks}
                viewportHeight={visibleCount > 0 ? viewportHeight : 0}
              />
            )}
          />
        );
      })}
    </div>
  );
};

/** Opens the drawer again that a restored draft was left with. */
const useRestoredDrawer = (form: ItemForm, fields: readonly EditableField[]): void => {
  const open = useContext(DrawerContext);
  const { locale } = useText();
  const restored = useStream(form.drawer.restored$);
  const opened = useRef<unknown>(null);
  useEffect(() => {
    const entry = fields.find(({ field }) => field.field === restored?.field);
    if (open === null || restored === null || entry === undefined || opened.current === restored) return;
    opened.current = restored;
    const isList = form.staged(restored.field) !== null;
    const definitions = isList ? [] : entryFields(entry.field.meta?.options, locale.code);
    const request = restoredRequest(form, restored.field, restored.texts, definitions);
    if (request === null) form.drawer.settle(restored.field);
    else open(form, entry.field, request);
  }, [form, fields, open, restored, locale]);
};

interface ItemFormFieldsProps {
  readonly form: ItemForm;
  readonly fields: readonly EditableField[];
  /** For a batch edit: each field has a checkbox, and only ticked ones count. */
  readonly batch?: BatchTicks | undefined;
  /** The whole form is read-only, which the caller states once. */
  readonly preview?: boolean | undefined;
}

/** The fields of an item on their grid, in their groups. */
export const ItemFormFields = ({ form, fields, batch, preview = false }: ItemFormFieldsProps) => {
  const { t } = useText();
  const nodes = useMemo(() => formTree(fields), [fields]);
  useRestoredDrawer(form, fields);
  const [mounts] = useState(() => new DeferredMounts());
  const [room] = useState(() => window.innerHeight);
  if (nodes.length === 0 && batch === undefined) return <Notice>{t('no_fields_here')}</Notice>;
  return (
    <FormContext value={batch === undefined ? form : null}>
      <PreviewContext value={preview}>
        <DeferredMountsContext value={mounts}>
          <FormNodes form={form} nodes={nodes} ticks={batch} viewportHeight={room} />
        </DeferredMountsContext>
      </PreviewContext>
    </FormContext>
  );
};

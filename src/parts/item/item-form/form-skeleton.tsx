import { useEffect, useMemo, useState } from 'react';
import type { EditableField } from '../../../domain/permissions';
import { type FormNode, formTree } from '../../../domain/schema';
import { Registries, Translator, usePreloaded, useService, useText } from '../../../kit';
import { Skeleton } from '../../../ui';
import { fieldHeight, visibleFieldCount, placements } from './form-layout.rules';
import { interfaceOf } from './interface-of.rules';
import classes from './item-form.module.css';

/** The fields and groups in the first viewport. */
const useVisibleRows = (fields: readonly EditableField[]) => {
  const { interfaces } = useService(Registries);
  return useMemo(() => {
    const nodes = formTree(fields);
    const columns = placements(nodes.map(({ entry }) => entry.field));
    const rows = nodes.map((node, index) => ({
      node,
      placement: columns[index] ?? 'full',
      height: fieldHeight(interfaces.get(interfaceOf(node.entry.field)), Boolean(node.entry.field.meta?.note)),
    }));
    return rows.slice(0, visibleFieldCount(rows, window.innerHeight));
  }, [fields, interfaces]);
};

/** Placeholder of the form while its item loads: every field has its position already. */
export const FormSkeleton = ({ fields }: { readonly fields: readonly EditableField[] }) => {
  const { t } = useText();
  return (
    <div className={classes['form']} role="status" aria-busy="true" aria-label={t('loading')}>
      {useVisibleRows(fields).map(({ node, placement, height }) => (
        <div key={node.entry.field.field} className={classes[placement]}>
          <Skeleton height={`${height}px`} />
        </div>
      ))}
    </div>
  );
};

const fieldsIn = ({ entry, children }: FormNode<EditableField>): readonly EditableField[] =>
  children === null ? [entry] : children.flatMap(fieldsIn);

/**
 * Loads the interfaces of a form while its item loads; true once those in the first viewport can render without a
 * placeholder. The form does not wait for those below, nor for large ones, such as an editor of rich text: that would
 * delay its values and what they request.
 */
export const usePreloadedInterfaces = (fields: readonly EditableField[]): boolean => {
  const { interfaces } = useService(Registries);
  const translator = useService(Translator);
  const rows = useVisibleRows(fields);
  const loaders = useMemo(() => {
    const definitionsOf = (nodes: readonly FormNode<EditableField>[]) => [
      ...new Set(nodes.flatMap(fieldsIn).map(({ field }) => interfaces.get(interfaceOf(field)))),
    ];
    const all = definitionsOf(formTree(fields));
    const visible = new Set(definitionsOf(rows.map(({ node }) => node)).filter(({ isLarge }) => isLarge !== true));
    return {
      visible: [...visible].map(({ component }) => component),
      later: all.filter((definition) => !visible.has(definition)).map(({ component }) => component),
      namespaces: [...new Set(all.flatMap(({ namespaces }) => namespaces ?? []))],
    };
  }, [fields, rows, interfaces]);
  useEffect(() => {
    // A failed load is retried by the component that shows the texts.
    if (loaders.namespaces.length > 0) translator.load(loaders.namespaces).catch(() => undefined);
  }, [translator, loaders]);
  usePreloaded(loaders.later);
  const isPreloaded = usePreloaded(loaders.visible);
  // Fields that a condition shows later are loaded in place: the form must not give way to its skeleton again.
  const [wasPreloaded, setWasPreloaded] = useState(false);
  useEffect(() => {
    if (isPreloaded) setWasPreloaded(true);
  }, [isPreloaded]);
  return isPreloaded || wasPreloaded;
};

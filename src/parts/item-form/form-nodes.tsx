import { useMemo } from 'react';
import type { EditableField, ItemForm } from '../../application/item-editing';
import type { FormNode } from '../../domain/schema';
import { Registries, useService } from '../../kit';
import { bandStarts } from './bands.rules';
import type { BatchTicks } from './batch-field';
import { firstFields } from './first-fields.rules';
import { FormBand } from './form-band';
import { FormGroup } from './form-group';
import { fieldHeight } from './height.rules';
import { interfaceOf } from './interface-of.rules';
import classes from './item-form.module.css';
import { placements } from './placement.rules';

interface FormNodesProps {
  readonly form: ItemForm;
  readonly nodes: readonly FormNode<EditableField>[];
  readonly ticks: BatchTicks | undefined;
  /** The height of what is seen first, in pixels; what is below it is drawn a little later. */
  readonly room: number;
}

/** Fields and groups, band by band. */
export const FormNodes = ({ form, nodes, ticks, room }: FormNodesProps) => {
  const { interfaces } = useService(Registries);
  const bands = useMemo(() => {
    const places = placements(nodes.map(({ entry }) => entry.field));
    const rows = nodes.map(({ entry, children }, index) => ({
      entry,
      group: children !== null,
      placement: places[index] ?? 'full',
      height: fieldHeight(interfaces.get(interfaceOf(entry.field)), Boolean(entry.field.meta?.note)),
    }));
    const first = firstFields(rows, room);
    const starts = bandStarts(rows);
    return starts.map((start, index) => {
      const band = rows.slice(start, starts[index + 1]);
      return { node: nodes[start], band, first: Math.max(0, Math.min(first - start, band.length)) };
    });
  }, [nodes, interfaces, room]);
  return (
    <div className={classes['bands']}>
      {bands.map(({ node, band, first }) => {
        if (node === undefined) return null;
        const key = node.entry.field.field;
        if (node.children === null) return <FormBand key={key} form={form} rows={band} first={first} ticks={ticks} />;
        return (
          <FormGroup key={key} form={form} node={node}>
            <FormNodes form={form} nodes={node.children} ticks={ticks} room={first > 0 ? room : 0} />
          </FormGroup>
        );
      })}
    </div>
  );
};

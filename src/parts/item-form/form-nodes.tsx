import { useMemo } from 'react';
import type { EditableField, ItemForm } from '../../application/item-editing';
import { fieldName, type FormNode } from '../../domain/schema';
import { Registries, useService, useText } from '../../kit';
import { BatchField, type BatchTicks } from './batch-field';
import { firstFields } from './first-fields.rules';
import { FormField } from './form-field';
import { FormGroup } from './form-group';
import { fieldHeight } from './height.rules';
import { interfaceOf } from './interface-of.rules';
import classes from './item-form.module.css';
import { LateField } from './late-field';
import { placements } from './placement.rules';

interface FormNodesProps {
  readonly form: ItemForm;
  readonly nodes: readonly FormNode<EditableField>[];
  readonly ticks: BatchTicks | undefined;
  /** The height of what is seen first, in pixels; what is below it is drawn a little later. */
  readonly room: number;
}

/** Fields and groups on their grid. */
export const FormNodes = ({ form, nodes, ticks, room }: FormNodesProps) => {
  const { locale } = useText();
  const { interfaces } = useService(Registries);
  const places = useMemo(() => placements(nodes.map(({ entry }) => entry.field)), [nodes]);
  const heights = useMemo(
    () => nodes.map(({ entry: { field } }) => fieldHeight(interfaces.get(interfaceOf(field)), Boolean(field.meta?.note))),
    [nodes, interfaces],
  );
  const first = useMemo(
    () => firstFields(nodes.map((_, index) => ({ height: heights[index] ?? 0, placement: places[index] ?? 'full' })), room),
    [nodes, heights, places, room],
  );
  return (
    <div className={classes['form']}>
      {nodes.map((node, index) => {
        const { entry, children } = node;
        const key = entry.field.field;
        if (children !== null) {
          return (
            <div key={key} className={classes['fill']}>
              <FormGroup form={form} node={node}>
                <FormNodes form={form} nodes={children} ticks={ticks} room={index < first ? room : 0} />
              </FormGroup>
            </div>
          );
        }
        const place = classes[places[index] ?? 'full'];
        return (
          <LateField
            key={key}
            field={key}
            name={fieldName(entry.field, locale.code)}
            first={index < first}
            height={heights[index] ?? 0}
            className={place}
          >
            {ticks === undefined ? (
              <FormField form={form} entry={entry} className={place} />
            ) : (
              <BatchField form={form} entry={entry} className={place} ticks={ticks} />
            )}
          </LateField>
        );
      })}
    </div>
  );
};

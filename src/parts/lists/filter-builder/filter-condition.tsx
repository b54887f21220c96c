import { useRef, useState } from 'react';
import {
  FILTER_FIELDS,
  firstOperator,
  isComplete,
  offeredOperators,
  type FilterCondition as Condition,
  type FilterOperator,
} from '../../../domain/filters';
import type { Field } from '../../../domain/schema';
import { useText } from '../../../kit';
import { AnchoredPopover, IconButton, Select } from '../../../ui';
import { FieldPicker } from '../../fields/field-picker';
import { fieldAt, operatorName, pathName } from '../filter-sentence';
import { useBuilder, useFocusTarget } from './builder-context';
import { ConditionValue } from './condition-value';
import classes from './filter-builder.module.css';

/** A condition: its field, operator and value. */
export const FilterCondition = ({ node }: { readonly node: Condition }) => {
  const { t } = useText();
  const { editing, formatter, refusedOperators } = useBuilder();
  const element = useRef<HTMLDivElement>(null);
  const [pickerAnchor, setPickerAnchor] = useState<HTMLElement | null>(null);
  useFocusTarget(node.key, element);
  const field = fieldAt(formatter, node.field);
  const name = pathName(formatter, node.field);
  const operators: readonly FilterOperator[] = field === null ? [] : offeredOperators(field.type, refusedOperators);
  const isRefused = field !== null && refusedOperators[field.type]?.includes(node.operator) === true;
  const available = operators.includes(node.operator) ? operators : [...operators, node.operator];
  const change = (path: string, next: Field): void => {
    setPickerAnchor(null);
    editing.setField(node.key, path, next.type, firstOperator(formatter.schema, next, refusedOperators));
  };
  return (
    <div ref={element} className={classes['condition']} role="group" aria-label={name} data-filter={node.key}>
      <div className={classes['head']}>
        <button
          type="button"
          className={classes['field']}
          aria-label={t('filter_change_field', { field: name })}
          aria-haspopup="dialog"
          aria-expanded={pickerAnchor !== null}
          onClick={({ currentTarget }) => setPickerAnchor(pickerAnchor === null ? currentTarget : null)}
        >
          <bdi>{name}</bdi>
        </button>
        {pickerAnchor === null ? null : (
          <AnchoredPopover
            anchor={pickerAnchor}
            label={t('filter_change_field', { field: name })}
            align="start"
            onClose={() => setPickerAnchor(null)}
          >
            <FieldPicker collection={formatter.collection} rules={FILTER_FIELDS} onPick={change} />
          </AnchoredPopover>
        )}
        <IconButton
          icon="close"
          size="tiny"
          label={t('filter_remove', { field: name })}
          onClick={() => editing.remove(node.key)}
        />
      </div>
      {field === null ? (
        <p className={classes['fault']}>{t('filter_field_gone')}</p>
      ) : (
        <>
          <Select
            size="small"
            aria-label={t('filter_operator', { field: name })}
            value={node.operator}
            options={available.map((operator) => ({
              value: operator,
              label: operatorName(formatter, node.field, operator),
            }))}
            onChange={(operator) => editing.setOperator(node.key, operator as FilterOperator)}
          />
          <ConditionValue node={node} field={field} name={name} />
          {isRefused ? <p className={classes['fault']}>{t('filter_operator_refused')}</p> : null}
          {isComplete(node) ? null : <p className={classes['incomplete']}>{t('filter_give_value')}</p>}
        </>
      )}
    </div>
  );
};

import { useRef, useState } from 'react';
import { isComplete, operatorsOf, type FilterCondition as Condition, type FilterOperator } from '../../domain/filters';
import { useText, type TextKey } from '../../kit';
import { IconButton, Select } from '../../ui';
import { fieldAt, operatorKey, pathName } from '../filter-sentence';
import { useBuilder, useFocusTarget } from './builder-context';
import { ConditionValue } from './condition-value';
import { FieldSelect } from './field-select';
import classes from './filter-builder.module.css';

/** A condition: its field, operator and value. */
export const FilterCondition = ({ node }: { readonly node: Condition }) => {
  const { t } = useText();
  const { editing, formatter } = useBuilder();
  const element = useRef<HTMLDivElement>(null);
  const [choosing, setChoosing] = useState(false);
  useFocusTarget(node.key, element);
  const field = fieldAt(formatter, node.field);
  const name = pathName(formatter, node.field);
  const operators: readonly FilterOperator[] = field === null ? [] : operatorsOf(field.type);
  const available = operators.includes(node.operator) ? operators : [...operators, node.operator];
  return (
    <div ref={element} className={classes['condition']} role="group" aria-label={name} data-filter={node.key}>
      <div className={classes['head']}>
        {choosing ? (
          <FieldSelect
            label={t('filter_change_field', { field: name })}
            placeholder={t('fields_search')}
            onChoose={(path, type) => editing.setField(node.key, path, type)}
            onClose={() => setChoosing(false)}
            opens
          />
        ) : (
          <button
            type="button"
            className={classes['field']}
            aria-label={t('filter_change_field', { field: name })}
            onClick={() => setChoosing(true)}
          >
            <bdi>{name}</bdi>
          </button>
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
              label: t(`operator_${operatorKey(formatter, node.field, operator)}` as TextKey),
            }))}
            onChange={(operator) => editing.setOperator(node.key, operator as FilterOperator)}
          />
          <ConditionValue node={node} field={field} name={name} />
          {isComplete(node) ? null : <p className={classes['incomplete']}>{t('filter_give_value')}</p>}
        </>
      )}
    </div>
  );
};

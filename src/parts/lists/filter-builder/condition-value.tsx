import { arityOf, boundsOf, type FilterCondition } from '../../../domain/filters';
import type { Field } from '../../../domain/schema';
import type { Json } from '../../../kernel';
import { useText } from '../../../kit';
import { useBuilder } from './builder-context';
import { ListValue } from './list-value';
import { ScalarValue } from './scalar-value';
import { editorFor } from './value-editor.rules';
import classes from './filter-builder.module.css';

interface ConditionValueProps {
  readonly node: FilterCondition;
  readonly field: Field;
  /** The translated name of the field. */
  readonly name: string;
}

/** The value controls of a condition, by its field and operator. */
export const ConditionValue = ({ node, field, name }: ConditionValueProps) => {
  const { t, localizeField } = useText();
  const { editing, formatter } = useBuilder();
  const editor = editorFor(formatter.schema, localizeField(field), node.operator);
  const change = (value: Json): void => editing.setValue(node.key, value);
  const replace = (value: Json): void => {
    change(value);
    editing.focusOn({ key: node.key, part: 'value' });
  };
  const label = t('filter_value', { field: name });
  switch (arityOf(node.operator)) {
    case 'none':
      return null;
    case 'list':
      return (
        <ListValue
          editor={editor}
          field={field}
          path={node.field}
          label={label}
          value={node.value}
          onChange={change}
          onRemoved={() => editing.focusOn({ key: node.key, part: 'value' })}
        />
      );
    case 'two': {
      const [lower, upper] = boundsOf(node.value);
      return (
        <div className={classes['bounds']} data-value="">
          <ScalarValue
            editor={editor}
            path={node.field}
            label={t('filter_value_from', { field: name })}
            placeholder={t('filter_bound_from')}
            value={lower}
            onChange={(value) => change([value, upper])}
            onReplace={(value) => change([value, upper])}
          />
          <ScalarValue
            editor={editor}
            path={node.field}
            label={t('filter_value_to', { field: name })}
            placeholder={t('filter_bound_to')}
            value={upper}
            onChange={(value) => change([lower, value])}
            onReplace={(value) => change([lower, value])}
          />
        </div>
      );
    }
    case 'one':
      return (
        <div className={classes['value']} data-value="">
          <ScalarValue
            editor={editor}
            path={node.field}
            label={label}
            value={node.value}
            onChange={change}
            onReplace={replace}
          />
        </div>
      );
  }
};

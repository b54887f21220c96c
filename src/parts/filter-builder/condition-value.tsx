import { arityOf, boundsOf, scalarText, type FilterCondition } from '../../domain/filters';
import type { Field } from '../../domain/schema';
import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { Chip, Select } from '../../ui';
import { valueWords } from '../filter-sentence';
import { useBuilder } from './builder-context';
import { ChoiceValue } from './choice-value';
import { DateValue } from './date-value';
import { RelatedChoice } from './related-choice';
import { ListValue } from './list-value';
import { TypedValue } from './typed-value';
import { editorFor, type ValueEditor } from './value-editor.rules';
import classes from './filter-builder.module.css';

interface ConditionValueProps {
  readonly node: FilterCondition;
  readonly field: Field;
  /** The field as people call it. */
  readonly name: string;
}

/** What a condition compares with, edited as its field and operator ask for. */
export const ConditionValue = ({ node, field, name }: ConditionValueProps) => {
  const { t } = useText();
  const { editing, reader } = useBuilder();
  const editor = editorFor(reader.schema, field, node.operator);
  const change = (value: Json): void => editing.chooseValue(node.key, value);
  const swap = (value: Json): void => {
    change(value);
    editing.lead({ key: node.key, part: 'value' });
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
          onRemoved={() => editing.lead({ key: node.key, part: 'value' })}
        />
      );
    case 'two': {
      const [lower, upper] = boundsOf(node.value);
      return (
        <div className={classes['bounds']} data-value="">
          <OneValue
            editor={editor}
            path={node.field}
            label={t('filter_value_from', { field: name })}
            value={lower}
            onChange={(value) => change([value, upper])}
            onSwap={(value) => change([value, upper])}
          />
          <OneValue
            editor={editor}
            path={node.field}
            label={t('filter_value_to', { field: name })}
            value={upper}
            onChange={(value) => change([lower, value])}
            onSwap={(value) => change([lower, value])}
          />
        </div>
      );
    }
    case 'one':
      return (
        <div className={classes['value']} data-value="">
          <OneValue
            editor={editor}
            path={node.field}
            label={label}
            value={node.value}
            onChange={change}
            onSwap={swap}
          />
        </div>
      );
  }
};

interface OneValueProps {
  readonly editor: ValueEditor;
  readonly path: string;
  readonly label: string;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
  /** As `onChange`, where the control itself becomes another one. */
  readonly onSwap: (value: Json) => void;
}

const OneValue = ({ editor, path, label, value, onChange, onSwap }: OneValueProps) => {
  const { t } = useText();
  const { reader } = useBuilder();
  switch (editor.kind) {
    case 'truth':
      return (
        <Select
          size="small"
          aria-label={label}
          value={scalarText(value)}
          placeholder={typeof value === 'boolean' ? undefined : t('filter_choose')}
          options={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
          onChange={(text) => onChange(text === 'true')}
        />
      );
    case 'choice':
      return <ChoiceValue choices={editor.choices} label={label} value={value} onChange={onChange} />;
    case 'date':
      return <DateValue type={editor.type} label={label} value={value} onChange={onChange} onSwap={onSwap} />;
    case 'item': {
      if (value === '' || value === null)
        return <RelatedChoice collection={editor.collection} label={label} chosen={[]} onChoose={onSwap} />;
      const name = valueWords(reader, path, value);
      return (
        <span className={classes['chosen']}>
          <Chip variant="token" removeLabel={t('filter_remove_value', { value: name })} onRemove={() => onSwap('')}>
            <bdi>{name}</bdi>
          </Chip>
        </span>
      );
    }
    case 'text':
      return <TypedValue type={editor.type} label={label} value={value} onChange={onChange} />;
  }
};

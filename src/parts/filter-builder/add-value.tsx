import type { Field } from '../../domain/schema';
import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { Select } from '../../ui';
import { AddDate } from './add-date';
import { AddTyped } from './add-typed';
import { RelatedChoice } from './related-choice';
import { chosenValue, offeredChoices, type ValueEditor } from './value-editor.rules';

interface AddValueProps {
  readonly editor: ValueEditor;
  readonly field: Field;
  readonly label: string;
  /** What is in the list already. */
  readonly texts: readonly string[];
  readonly onAdd: (values: readonly Json[]) => void;
  readonly onRemoveLast: () => void;
}

/** Adds a value to several, as the field asks for it. */
export const AddValue = ({ editor, field, label, texts, onAdd, onRemoveLast }: AddValueProps) => {
  const { t } = useText();
  switch (editor.kind) {
    case 'item':
      return (
        <RelatedChoice collection={editor.collection} label={label} chosen={texts} onChoose={(key) => onAdd([key])} />
      );
    case 'date':
      return <AddDate type={editor.type} label={label} onAdd={(value) => onAdd([value])} />;
    case 'choice':
      return (
        <Select
          size="small"
          aria-label={label}
          placeholder={t('filter_add_value')}
          value=""
          options={offeredChoices(editor.choices, '').filter(({ value }) => !texts.includes(value))}
          onChange={(text) => onAdd([chosenValue(editor.choices, text)])}
        />
      );
    default:
      return <AddTyped type={field.type} label={label} onAdd={onAdd} onRemoveLast={onRemoveLast} />;
  }
};

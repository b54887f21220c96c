import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { ItemPicker } from '../item-picker';
import { useBuilder } from './builder-context';

/** What stands for an item that depends on who looks; the platform puts it in. */
interface DynamicKey {
  readonly value: '$CURRENT_USER' | '$CURRENT_ROLE';
  /** Key of its text. */
  readonly text: 'filter_use_me' | 'filter_use_my_role';
}

const dynamicKeys = (collection: string): readonly DynamicKey[] => {
  if (collection === 'directus_users') return [{ value: '$CURRENT_USER', text: 'filter_use_me' }];
  return collection === 'directus_roles' ? [{ value: '$CURRENT_ROLE', text: 'filter_use_my_role' }] : [];
};

interface RelatedItemPickerProps {
  readonly collection: string;
  readonly label: string;
  /** Keys that are chosen already. */
  readonly excluded: readonly string[];
  readonly onChoose: (key: Json) => void;
}

/** An item of a related collection, or whoever is looking. */
export const RelatedItemPicker = ({ collection, label, excluded, onChoose }: RelatedItemPickerProps) => {
  const { t } = useText();
  const { names } = useBuilder();
  const dynamic = dynamicKeys(collection).filter(({ value }) => !excluded.includes(value));
  return (
    <ItemPicker
      collection={collection}
      label={label}
      excluded={excluded}
      extraOptions={dynamic.map(({ value, text }) => ({ value, label: t(text), icon: 'person' }))}
      onSelect={(key, name) => {
        names.know(collection, key, name);
        onChoose(key);
      }}
      onSelectExtra={onChoose}
    />
  );
};

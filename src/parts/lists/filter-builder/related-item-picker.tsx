import type { Json } from '../../../kernel';
import { useText } from '../../../kit';
import { ItemPicker } from '../../fields/item-picker';
import { useBuilder } from './builder-context';

/** A variable the platform replaces by the key of the current user or role. */
interface DynamicKey {
  readonly value: '$CURRENT_USER' | '$CURRENT_ROLE';
  /** Text key of its label. */
  readonly text: 'filter_use_me' | 'filter_use_my_role';
}

const dynamicKeys = (collection: string): readonly DynamicKey[] => {
  if (collection === 'directus_users') return [{ value: '$CURRENT_USER', text: 'filter_use_me' }];
  return collection === 'directus_roles' ? [{ value: '$CURRENT_ROLE', text: 'filter_use_my_role' }] : [];
};

interface RelatedItemPickerProps {
  readonly collection: string;
  readonly label: string;
  /** Keys that are selected already. */
  readonly excluded: readonly string[];
  readonly onChoose: (key: Json) => void;
}

/** Picks an item of a related collection, or the current user or role. */
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
        names.setName(collection, key, name);
        onChoose(key);
      }}
      onSelectExtra={onChoose}
    />
  );
};

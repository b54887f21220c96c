import type { Json } from '../../kernel';
import { useText } from '../../kit';
import { ItemChoice } from '../item-picker';
import { useBuilder } from './builder-context';

/** What stands for an item that depends on who looks; the platform puts it in. */
interface RelatedDynamic {
  readonly value: '$CURRENT_USER' | '$CURRENT_ROLE';
  /** Key of its text. */
  readonly text: 'filter_use_me' | 'filter_use_my_role';
}

const relatedDynamic = (collection: string): readonly RelatedDynamic[] => {
  if (collection === 'directus_users') return [{ value: '$CURRENT_USER', text: 'filter_use_me' }];
  return collection === 'directus_roles' ? [{ value: '$CURRENT_ROLE', text: 'filter_use_my_role' }] : [];
};

interface RelatedChoiceProps {
  readonly collection: string;
  readonly label: string;
  /** Keys that are chosen already. */
  readonly chosen: readonly string[];
  readonly onChoose: (key: Json) => void;
}

/** An item of a related collection, or whoever is looking. */
export const RelatedChoice = ({ collection, label, chosen, onChoose }: RelatedChoiceProps) => {
  const { t } = useText();
  const { names } = useBuilder();
  const dynamic = relatedDynamic(collection).filter(({ value }) => !chosen.includes(value));
  return (
    <ItemChoice
      collection={collection}
      label={label}
      without={chosen}
      others={dynamic.map(({ value, text }) => ({ value, label: t(text), icon: 'person' }))}
      onChoose={(key, name) => {
        names.know(collection, key, name);
        onChoose(key);
      }}
      onChooseOther={onChoose}
    />
  );
};

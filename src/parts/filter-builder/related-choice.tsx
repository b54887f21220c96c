import { useText } from '../../kit';
import type { Json } from '../../kernel';
import { ItemChoice } from '../item-choice';
import { useBuilder } from './builder';
import { relatedDynamic } from './related-dynamic.rules';

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

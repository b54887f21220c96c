import { keyOf, type Item } from '../../domain/items';
import { cardTexts, thumbnailOf, type CardsOptions, type Thumbnail } from '../../domain/query';
import { primaryKeyOf, type Schema } from '../../domain/schema';

/** A card before it is drawn. */
export interface CardPlan {
  /** The item's key as text; one of its own where it has none. */
  readonly key: string;
  readonly item: Item;
  readonly title: string;
  /** Null without a second line. */
  readonly subtitle: string | null;
  readonly thumbnail: Thumbnail | null;
}

/** Items as cards. One that its template has nothing to say of is called by its key. */
export const planCards = (
  schema: Schema,
  collection: string,
  options: CardsOptions,
  items: readonly Item[],
): readonly CardPlan[] => {
  const { title, subtitle } = cardTexts(schema, collection, options);
  const keyField = primaryKeyOf(schema, collection)?.field ?? '';
  return items.map((item, index) => {
    const own = keyOf(item, keyField);
    const key = own === null ? `keyless ${index}` : String(own);
    return {
      key,
      item,
      title: title.render(item) || key,
      subtitle: subtitle === null ? null : subtitle.render(item),
      thumbnail: thumbnailOf(item, options.imageSource),
    };
  });
};

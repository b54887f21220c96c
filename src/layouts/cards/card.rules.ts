import { type AssetVariant, fileTypeLabel, mimeKind } from '../../domain/files';
import { type Item, keyOf } from '../../domain/items';
import { type CardsOptions, cardTexts, type Thumbnail, thumbnailOf } from '../../domain/query';
import { primaryKeyOf, type Schema } from '../../domain/schema';

/** A card before it is drawn. */
export interface CardContent {
  /** The item's key as text; one of its own where it has none. */
  readonly key: string;
  readonly item: Item;
  readonly title: string;
  /** Null without a second line. */
  readonly subtitle: string | null;
  readonly thumbnail: Thumbnail | null;
}

/** Items as cards. One that its template has nothing to say of is called by its key. */
export const cardContents = (
  schema: Schema,
  collection: string,
  options: CardsOptions,
  items: readonly Item[],
): readonly CardContent[] => {
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

/** What stands at the top of a card. */
export type CardImage =
  | {
      readonly kind: 'picture';
      readonly id: string;
      /** Absent for the file as it is. */
      readonly variant: AssetVariant | undefined;
      readonly modifiedOn: string | null;
      /** What stands there when the picture cannot be had. */
      readonly label: string | null;
    }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'icon' };

/** Raster images in the size the platform keeps ready, an SVG as it is, of other files their type. */
export const cardImageOf = (thumbnail: Thumbnail | null, fit: CardsOptions['imageFit']): CardImage => {
  if (thumbnail === null) return { kind: 'icon' };
  const { id, type, modified_on: modifiedOn } = thumbnail;
  const label = fileTypeLabel(type);
  const kind = mimeKind(type);
  if (kind === 'svg') return { kind: 'picture', id, variant: undefined, modifiedOn, label };
  if (kind === 'image')
    return {
      kind: 'picture',
      id,
      variant: { key: fit === 'crop' ? 'system-medium-cover' : 'system-medium-contain' },
      modifiedOn,
      label,
    };
  return label === null ? { kind: 'icon' } : { kind: 'label', label };
};

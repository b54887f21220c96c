import { type AssetVariant, fileTypeLabel, mimeKind } from '../../domain/files';
import { type Item, keyOf } from '../../domain/items';
import { type CardsOptions, cardTexts, type Thumbnail, thumbnailOf } from '../../domain/query';
import { primaryKeyOf, type Schema } from '../../domain/schema';

/** The content of a card. */
export interface CardContent {
  /** The item's key as text; a generated one for an item without key. */
  readonly key: string;
  readonly item: Item;
  readonly title: string;
  /** Null without a subtitle template. */
  readonly subtitle: string | null;
  readonly thumbnail: Thumbnail | null;
}

/** Items as cards. The title is the rendered template, else the subtitle, else the key. */
export const cardContents = (
  schema: Schema,
  collection: string,
  options: CardsOptions,
  items: readonly Item[],
  language: string | null = null,
): readonly CardContent[] => {
  const { title, subtitle } = cardTexts(schema, collection, options, language);
  const keyField = primaryKeyOf(schema, collection)?.field ?? '';
  return items.map((item, index) => {
    const itemKey = keyOf(item, keyField);
    const key = itemKey === null ? `keyless ${index}` : String(itemKey);
    const [first, second] = [title.render(item), subtitle?.render(item) ?? null];
    return {
      key,
      item,
      title: first || second || key,
      subtitle: first === '' && second !== null ? '' : second,
      thumbnail: thumbnailOf(item, options.imageSource),
    };
  });
};

/** The picture area of a card. */
export type CardImage =
  | {
      readonly kind: 'picture';
      readonly id: string;
      /** Undefined for the original file. */
      readonly variant: AssetVariant | undefined;
      readonly modifiedOn: string | null;
      /** Shown when the picture cannot be loaded. */
      readonly label: string | null;
    }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'icon' };

/** Raster images use the platform's system presets, an SVG the original file; other files show their type. */
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

import { type AssetVariant, fileCaption, fileFacts, fileTypeLabel, thumbnailRendering } from '../../domain/files';
import { type Item, keyOf } from '../../domain/items';
import { type CardsOptions, cardTexts, showsFileFacts, type Thumbnail, thumbnailOf } from '../../domain/query';
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
  /** True for a user: initials stand for a missing picture. */
  readonly isPerson: boolean;
}

/** Items as cards. The title is the rendered template, else the subtitle (of a file its name), else the key. */
export const cardContents = (
  schema: Schema,
  collection: string,
  options: CardsOptions,
  items: readonly Item[],
  language: string,
): readonly CardContent[] => {
  const { title, subtitle } = cardTexts(schema, collection, options, language);
  const keyField = primaryKeyOf(schema, collection)?.field ?? '';
  const isFile = showsFileFacts(collection, options);
  const isPerson = collection === 'directus_users';
  return items.map((item, index) => {
    const itemKey = keyOf(item, keyField);
    const key = itemKey === null ? `keyless ${index}` : String(itemKey);
    const thumbnail = thumbnailOf(item, options.imageSource);
    const first = title.render(item);
    if (isFile) {
      const file = fileFacts(item);
      return {
        key,
        item,
        title: first || file.filename_download || key,
        subtitle: fileCaption(file, language),
        thumbnail,
        isPerson,
      };
    }
    const second = subtitle?.render(item) ?? null;
    return {
      key,
      item,
      title: first || second || key,
      subtitle: first === '' && second !== null ? '' : second,
      thumbnail,
      isPerson,
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

/** Images that the platform resizes use its system presets, an SVG the original file; other files show their type. */
export const cardImageOf = (thumbnail: Thumbnail | null, fit: CardsOptions['imageFit']): CardImage => {
  if (thumbnail === null) return { kind: 'icon' };
  const { id, type, modified_on: modifiedOn } = thumbnail;
  const label = fileTypeLabel(type);
  const rendering = thumbnailRendering(type, fit === 'crop' ? 'system-medium-cover' : 'system-medium-contain');
  if (rendering !== null) return { kind: 'picture', id, variant: rendering.variant, modifiedOn, label };
  return label === null ? { kind: 'icon' } : { kind: 'label', label };
};

import { type AssetVariant, fileCaption, fileFacts, fileTypeLabel, thumbnailRendering } from '../../domain/files';
import { type Item, keyOf } from '../../domain/items';
import {
  type CardsOptions,
  cardTexts,
  showsFileFacts,
  showsPeople,
  type Thumbnail,
  thumbnailOf,
} from '../../domain/query';
import { type Field, fieldOf, primaryKeyOf, type Schema } from '../../domain/schema';
import { valuesAt } from '../../domain/templates';
import type { Json } from '../../kernel';

/** The content of a card. */
export interface CardContent {
  /** The item's key as text; a generated one for an item without key. */
  readonly key: string;
  readonly item: Item;
  readonly title: string;
  /** Null without a subtitle template. */
  readonly subtitle: string | null;
  readonly thumbnail: Thumbnail | null;
  /** Null for anything but a user. */
  readonly person: PersonFacts | null;
}

/** The foot of a user's card. */
export interface PersonFacts {
  /** The name of the role; null without one. */
  readonly role: string | null;
  /** Null where the status may not be read. */
  readonly status: { readonly field: Field; readonly value: Json } | null;
}

/** Beside the tag of the role, the status is a dot with a text unless its display is configured. */
const statusField = (schema: Schema, collection: string): Field | null => {
  const field = fieldOf(schema, collection, 'status');
  if (field === null || field.meta === null) return field;
  return { ...field, meta: { ...field.meta, display_options: field.meta.display_options ?? { showAsDot: true } } };
};

const personFacts = (field: Field | null, item: Item): PersonFacts => {
  const value = item['status'] ?? null;
  const [role = null] = valuesAt(item, 'role.name');
  return {
    role: typeof role === 'string' && role !== '' ? role : null,
    status: field === null || value === null ? null : { field, value },
  };
};

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
  const isPerson = showsPeople(collection);
  const status = isPerson ? statusField(schema, collection) : null;
  return items.map((item, index) => {
    const itemKey = keyOf(item, keyField);
    const key = itemKey === null ? `keyless ${index}` : String(itemKey);
    const thumbnail = thumbnailOf(item, options.imageSource);
    const person = isPerson ? personFacts(status, item) : null;
    const first = title.render(item);
    if (isFile) {
      const file = fileFacts(item);
      return {
        key,
        item,
        title: first || file.filename_download || key,
        subtitle: fileCaption(file, language),
        thumbnail,
        person,
      };
    }
    const second = subtitle?.render(item) ?? null;
    return {
      key,
      item,
      title: first || second || key,
      subtitle: first === '' && second !== null ? '' : second,
      thumbnail,
      person,
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

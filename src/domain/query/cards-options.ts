import type { Json, JsonObject } from '../../kernel';
import type { Schema } from '../schema';
import { objectIn, textIn, wholeNumberIn } from './saved-part';
import { imageSources } from './thumbnail';

/** How cards look (spec 000, 3). */
export interface CardsOptions {
  /** From 2 to 5. */
  readonly size: number;
  /** Stands in for a picture that is not there. */
  readonly icon: string;
  /** Templates; null for none. */
  readonly title: string | null;
  readonly subtitle: string | null;
  /** A field that points to a file; null for no pictures. */
  readonly imageSource: string | null;
  readonly imageFit: 'crop' | 'contain';
}

const [MIN_CARD_SIZE, MAX_CARD_SIZE, DEFAULT_CARD_SIZE] = [2, 5, 4];

/** The next step of the size button; after the largest comes the smallest. */
export const nextCardSize = (size: number): number => (size >= MAX_CARD_SIZE ? MIN_CARD_SIZE : size + 1);

/** An explicit null is the wish for no pictures. */
const imageSourceIn = (part: JsonObject, sources: readonly string[]): string | null => {
  if (part['imageSource'] === null) return null;
  const chosen = textIn(part, 'imageSource');
  return chosen !== null && sources.includes(chosen) ? chosen : (sources[0] ?? null);
};

/** What a preset says of the cards, from its `layout_options`. Total: nonsense is as if it was not there. */
export const decodeCardsOptions = (schema: Schema, collection: string, layoutOptions: Json): CardsOptions => {
  const part = objectIn(layoutOptions, 'cards');
  return {
    size: wholeNumberIn(part, 'size', MIN_CARD_SIZE, MAX_CARD_SIZE) ?? DEFAULT_CARD_SIZE,
    icon: textIn(part, 'icon') ?? 'box',
    title: textIn(part, 'title'),
    subtitle: textIn(part, 'subtitle'),
    imageSource: imageSourceIn(part, imageSources(schema, collection)),
    imageFit: part['imageFit'] === 'contain' ? 'contain' : 'crop',
  };
};

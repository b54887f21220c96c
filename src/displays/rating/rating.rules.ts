import { flagOption } from '../../domain/values';
import type { Json, JsonObject } from '../../kernel';

const USUAL = 5;
/** A row of more stars than these nobody counts. */
const MOST = 10;

export interface Rating {
  readonly value: number;
  readonly stars: number;
  /** How much of the row is filled, from 0 to 1. */
  readonly share: number;
  /** One star and the number instead of a row. */
  readonly simple: boolean;
}

/** As many stars as the slider that edits the field goes up to. */
const starsOf = (edited: JsonObject): number => {
  const most = edited['maxValue'];
  const stars = Math.ceil(typeof most === 'number' || typeof most === 'string' ? Number(most) : NaN);
  return Number.isFinite(stars) && stars > 0 ? stars : USUAL;
};

/** `edited` are the options of the field's interface. Null for what is no number. */
export const ratingOf = (value: Json, edited: JsonObject, options: JsonObject): Rating | null => {
  const number = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
  if (!Number.isFinite(number)) return null;
  const stars = starsOf(edited);
  return {
    value: number,
    stars,
    share: Math.min(Math.max(number / stars, 0), 1),
    simple: flagOption(options, 'simple') || stars > MOST,
  };
};

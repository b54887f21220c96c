import type { CSSProperties } from 'react';
import { flagOption, lineText } from '../../domain/values';
import { formatNumber, type Json, type JsonObject } from '../../kernel';
import { type DisplayProps, useText } from '../../kit';
import { Icon } from '../../ui';
import classes from './rating.module.css';

const DEFAULT_STARS = 5;
/** With more stars, one star and the number are shown. */
const MAX_STARS = 10;

interface Rating {
  readonly value: number;
  readonly stars: number;
  /** Filled share of the row, from 0 to 1. */
  readonly share: number;
  /** Whether one star and the number are shown instead of a row. */
  readonly simple: boolean;
}

/** The number of stars: the maximum of the slider that edits the field. */
const starsOf = (interfaceOptions: JsonObject): number => {
  const maximum = interfaceOptions['maxValue'];
  const stars = Math.ceil(typeof maximum === 'number' || typeof maximum === 'string' ? Number(maximum) : NaN);
  return Number.isFinite(stars) && stars > 0 ? stars : DEFAULT_STARS;
};

/** `interfaceOptions` are the options of the interface. Null for a value that is no number. */
export const parseRating = (value: Json, interfaceOptions: JsonObject, options: JsonObject): Rating | null => {
  const number = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
  if (!Number.isFinite(number)) return null;
  const stars = starsOf(interfaceOptions);
  return {
    value: number,
    stars,
    share: Math.min(Math.max(number / stars, 0), 1),
    simple: flagOption(options, 'simple') || stars > MAX_STARS,
  };
};

const NO_OPTIONS = {};

/** A number as a row of stars, or as one star and the number. */
export const RatingDisplay = ({ field, value, options }: DisplayProps) => {
  const { t, locale } = useText();
  const rating = parseRating(value, field.meta?.options ?? NO_OPTIONS, options);
  if (rating === null) return lineText(value);
  const label = t('rating_of', { value: rating.value, most: rating.stars });
  if (rating.simple) {
    return (
      <span role="img" aria-label={label} className={classes['simple']} title={label}>
        <Icon name="star" size="small" />
        {formatNumber(rating.value, locale.code)}
      </span>
    );
  }
  return (
    <span role="img" aria-label={label} className={classes['rating']} title={label}>
      <span
        className={classes['stars']}
        style={{ '--stars': rating.stars, '--share': rating.share } as CSSProperties}
      />
    </span>
  );
};

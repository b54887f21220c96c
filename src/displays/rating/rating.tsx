import type { CSSProperties } from 'react';
import { lineText } from '../../domain/values';
import { formatNumber } from '../../kernel';
import { useText, type DisplayProps } from '../../kit';
import { Icon, VisuallyHidden } from '../../ui';
import { ratingOf } from './rating.rules';
import classes from './rating.module.css';

const NO_OPTIONS = {};

/** A number as stars: a row of them, filled as far as it goes, or one beside it. */
export const RatingDisplay = ({ field, value, options }: DisplayProps) => {
  const { t, locale } = useText();
  const rating = ratingOf(value, field.meta?.options ?? NO_OPTIONS, options);
  if (rating === null) return lineText(value);
  const said = t('rating_of', { value: rating.value, most: rating.stars });
  if (rating.simple) {
    return (
      <span className={classes['simple']} title={said}>
        <Icon name="star" size="small" />
        {formatNumber(rating.value, locale.code)}
      </span>
    );
  }
  return (
    <span className={classes['rating']} title={said}>
      <span
        className={classes['stars']}
        style={{ '--stars': rating.stars, '--share': rating.share } as CSSProperties}
        aria-hidden="true"
      />
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
};

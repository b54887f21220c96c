import type { CSSProperties } from 'react';
import { Skeleton } from '../../ui';
import { cardWidth } from './grid.rules';
import classes from './cards.module.css';

const COUNT = 6;

/** The places of cards on their way. */
export const CardsSkeleton = ({ size }: { readonly size: number }) => (
  <div
    className={classes['skeletons']}
    style={{ '--card-width': `${cardWidth(size)}px` } as CSSProperties}
    aria-hidden="true"
    data-skeletons={COUNT}
  >
    {Array.from({ length: COUNT }, (_, index) => (
      <div key={index} className={classes['skeleton']}>
        <Skeleton height={`${cardWidth(size)}px`} width="100%" />
        <Skeleton height="12px" width="70%" />
        <Skeleton height="10px" width="45%" />
      </div>
    ))}
  </div>
);

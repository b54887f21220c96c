import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; all there is by default. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** The place of something that is loading; shows after 250 ms. */
export const Skeleton = ({ width, height }: SkeletonProps) => (
  <span className={classes['skeleton']} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />
);

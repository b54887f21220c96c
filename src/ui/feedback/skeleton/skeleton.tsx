import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS length; the full width by default. */
  readonly width?: string | undefined;
  readonly height?: string | undefined;
}

/** Placeholder of loading content; visible after 250 ms. */
export const Skeleton = ({ width, height }: SkeletonProps) => (
  <span className={classes['skeleton']} style={{ inlineSize: width, blockSize: height }} aria-hidden="true" />
);

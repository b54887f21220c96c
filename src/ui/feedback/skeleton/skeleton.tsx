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

interface SkeletonRowsProps {
  readonly count: number;
  /** By how many pixels each is further in than the one before, as in a tree. */
  readonly indentation?: number | undefined;
}

/** Placeholders of the rows of a list, of the height in `--row-height`. */
export const SkeletonRows = ({ count, indentation = 0 }: SkeletonRowsProps) => (
  <div aria-busy="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={classes['row']} style={{ paddingInlineStart: 12 + index * indentation }}>
        <Skeleton height="12px" width={`${62 - 9 * (index % 3)}%`} />
      </div>
    ))}
  </div>
);

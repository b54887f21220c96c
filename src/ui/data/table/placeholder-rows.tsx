import { Skeleton } from '../../feedback/skeleton';
import { classNames } from '../../base/class-names';
import classes from './table.module.css';

interface SkeletonRowsProps {
  readonly count: number;
  readonly columns: readonly { readonly key: string }[];
  readonly withLead: boolean;
  readonly withCheck: boolean;
  readonly withEnd: boolean;
}

const WIDTHS = ['62%', '48%', '74%', '56%', '82%'];

/** Skeletons with the height of real rows, while the first rows load. */
export const SkeletonRows = ({ count, columns, withLead, withCheck, withEnd }: SkeletonRowsProps) =>
  Array.from({ length: count }, (_, index) => (
    <tr key={index} className={classNames(classes['row'], withCheck && classes['with-check'])} aria-hidden="true">
      {withLead ? <td className={classNames(classes['cell'], classes['lead'])} /> : null}
      {withCheck ? (
        <td className={classNames(classes['cell'], classes['check'])}>
          <Skeleton width="18px" height="18px" />
        </td>
      ) : null}
      {columns.map(({ key }, column) => (
        <td key={key} className={classes['cell']}>
          <Skeleton width={WIDTHS[(index * 3 + column) % WIDTHS.length]} />
        </td>
      ))}
      {withEnd ? <td className={classes['cell']} /> : null}
    </tr>
  ));

/** Takes the height (px) of rows that are not rendered. */
export const SpacerRow = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr aria-hidden="true">
    <td className={classes['spacer']} colSpan={span} style={{ blockSize: height }} />
  </tr>
);

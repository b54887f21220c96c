import { VisuallyHidden } from '../../ui';
import classes from './more-values.module.css';

/** More than these nobody reads in one go. */
const TOLD = 20;

/** How many values there are besides those on show; which ones, for those who point at it or listen. Nothing for none. */
export const MoreValues = ({ texts }: { readonly texts: readonly string[] }) => {
  if (texts.length === 0) return null;
  const told = `${texts.slice(0, TOLD).join(', ')}${texts.length > TOLD ? ' …' : ''}`;
  return (
    <>
      <span className={classes['more']} title={told} aria-hidden="true">
        {`+${texts.length}`}
      </span>
      <VisuallyHidden>, {told}</VisuallyHidden>
    </>
  );
};

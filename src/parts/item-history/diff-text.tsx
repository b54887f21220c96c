import type { DiffPart } from '../../domain/revisions';
import { useText } from '../../kit';
import { VisuallyHidden } from '../../ui';
import { folded } from './change-look.rules';
import classes from './revision-drawer.module.css';

/** One side of a text that was compared: what went is struck through, what came is underlined, and both are said, in words that leave the direction of the text alone. */
export const DiffText = ({ parts }: { readonly parts: readonly DiffPart[] }) => {
  const { t } = useText();
  return (
    <div className={classes['text']} dir="auto">
      {parts.map((part, place) => {
        const key = `${place} ${part.kind}`;
        if (part.kind === 'same') return <span key={key}>{folded(part)}</span>;
        return part.kind === 'removed' ? (
          <del key={key} className={classes['removed']}>
            <bdi>
              <VisuallyHidden>{t('diff_removed')} </VisuallyHidden>
            </bdi>
            {part.text}
          </del>
        ) : (
          <ins key={key} className={classes['added']}>
            <bdi>
              <VisuallyHidden>{t('diff_added')} </VisuallyHidden>
            </bdi>
            {part.text}
          </ins>
        );
      })}
    </div>
  );
};

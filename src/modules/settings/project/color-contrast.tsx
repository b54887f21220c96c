import { MIN_CONTRAST, projectContrast } from '../../../domain/settings';
import { formatNumber } from '../../../kernel';
import { useText } from '../../../kit';
import { Icon } from '../../../ui';
import classes from './project-preview.module.css';

/** The contrast of the project's colour with the text on it, and whether it is enough to read. */
export const ColorContrast = ({ color }: { readonly color: string | null }) => {
  const { t, locale } = useText();
  const contrast = projectContrast(color);
  return (
    <p role="status" className={classes['contrast']} data-contrast={contrast?.isEnough}>
      {contrast === null ? null : (
        <>
          <Icon name={contrast.isEnough ? 'check_circle' : 'warning'} />
          {t(contrast.isEnough ? 'project_contrast_enough' : 'project_contrast_low', {
            ratio: formatNumber(contrast.ratio, locale.code),
            least: formatNumber(MIN_CONTRAST, locale.code),
          })}
        </>
      )}
    </p>
  );
};

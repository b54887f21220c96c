import type { ItemForm } from '../../../application/item-editing';
import type { Item } from '../../../domain/items';
import { MIN_CONTRAST, projectContrast } from '../../../domain/settings';
import { formatNumber } from '../../../kernel';
import { useStream, useText } from '../../../kit';
import { usePicture } from '../../../parts/fields/picture';
import { Icon, Markdown, projectColorStyle } from '../../../ui';
import classes from './project-preview.module.css';

const textOf = (values: Item, name: string): string | null => {
  const value = values[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The contrast of the project's colour with the text on it, and whether it is enough to read. */
const ColorContrast = ({ color }: { readonly color: string | null }) => {
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

/** How the application and its sign-in page look with the values of the form. */
export const ProjectPreview = ({ form }: { readonly form: ItemForm }) => {
  const { t } = useText();
  const values = useStream(form.values$);
  const [logo, background, foreground] = [
    usePicture(textOf(values, 'project_logo')),
    usePicture(textOf(values, 'public_background')),
    usePicture(textOf(values, 'public_foreground')),
  ];
  const note = textOf(values, 'public_note');
  return (
    <section className={classes['preview']} aria-label={t('project_preview')}>
      <div className={classes['colors']} style={projectColorStyle(textOf(values, 'project_color'))}>
        <figure className={classes['figure']}>
          <div className={classes['bar']} data-preview="bar">
            <span className={classes['mark']}>
              <Icon name="mark" />
            </span>
            <span className={classes['module']} aria-current="true">
              <Icon name="box" />
            </span>
            <span className={classes['module']}>
              <Icon name="people" />
            </span>
            <span className={classes['module']}>
              <Icon name="folder" />
            </span>
          </div>
          <figcaption>{t('project_preview_bar')}</figcaption>
        </figure>
        <figure className={classes['figure']}>
          <div className={classes['public']} data-preview="sign-in">
            <div className={classes['pane']}>
              <div className={classes['brand']}>
                <span className={classes['tile']}>
                  {logo === null ? <Icon name="mark" /> : <img src={logo} alt="" />}
                </span>
                <bdi className={classes['name']}>{textOf(values, 'project_name') ?? t('quarterdeck')}</bdi>
              </div>
              <span className={classes['line']} />
              <span className={classes['line']} />
              <span className={classes['button']} />
            </div>
            <div className={classes['art']}>
              {background === null ? null : <img className={classes['image']} src={background} alt="" />}
              {foreground === null ? null : <img className={classes['foreground']} src={foreground} alt="" />}
              {note === null ? null : (
                <div className={classes['note']} data-preview="note">
                  <Markdown text={note} />
                </div>
              )}
            </div>
          </div>
          <figcaption>{t('project_preview_sign_in')}</figcaption>
        </figure>
      </div>
      <ColorContrast color={textOf(values, 'project_color')} />
    </section>
  );
};

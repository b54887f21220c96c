import { useText } from '../../kit';
import { Notice } from '../../ui';
import classes from './missing-fields.module.css';

/** More names than these say nothing more. */
const NAMED = 5;

/** Says which fields a view asks for that are not there; nothing where all are. */
export const GoneFields = ({ fields }: { readonly fields: readonly string[] }) => {
  const { t, locale } = useText();
  if (fields.length === 0) return null;
  const named = fields.length > NAMED ? [...fields.slice(0, NAMED), '…'] : fields;
  return (
    <div className={classes['notice']}>
      <Notice tone="warning" role="status">
        {t('view_fields_gone', { fields: new Intl.ListFormat(locale.code).format(named) })}
      </Notice>
    </div>
  );
};

import { useText } from '../../../kit';
import { Notice } from '../../../ui';
import classes from './missing-fields.module.css';

/** Further names are omitted. */
const MAX_NAMES = 5;

/** Warns about fields of a view that do not exist. Renders nothing for an empty list. */
export const MissingFields = ({ fields }: { readonly fields: readonly string[] }) => {
  const { t, locale } = useText();
  if (fields.length === 0) return null;
  const names = fields.length > MAX_NAMES ? [...fields.slice(0, MAX_NAMES), '…'] : fields;
  return (
    <div className={classes['notice']}>
      <Notice tone="warning" role="status">
        {t('view_fields_gone', { fields: new Intl.ListFormat(locale.code).format(names) })}
      </Notice>
    </div>
  );
};

import { useText } from '../../../../kit';
import { Button } from '../../../../ui';
import classes from './filter-chips.module.css';

/** The button that adds a filter. */
export const AddFilter = ({ onOpen }: { readonly onOpen: (key: string | null) => void }) => {
  const { t } = useText();
  return (
    <li data-chip="">
      <Button variant="ghost" size="small" icon="add" aria-label={t('filter_add')} onClick={() => onOpen(null)}>
        <span className={classes['add-text']}>{t('filter')}</span>
      </Button>
    </li>
  );
};

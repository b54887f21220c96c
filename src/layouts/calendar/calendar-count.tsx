import { valueOf } from '../../kernel';
import { useStream, useText, type LayoutProps } from '../../kit';
import classes from './calendar-options.module.css';

/** How many items are in sight. */
export const CalendarCount = ({ browse }: LayoutProps) => {
  const { t } = useText();
  const items = valueOf(useStream(browse.list.items$));
  return items === null ? null : (
    <span className={classes['count']}>{t('calendar_shown', { count: items.length })}</span>
  );
};

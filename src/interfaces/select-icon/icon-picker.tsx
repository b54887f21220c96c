import { useEffect, useMemo, useState } from 'react';
import { useText } from '../../kit';
import { SearchBox } from '../../parts/lists/search-box';
import { Button, ICON_CATEGORIES, loadIconCatalogue, DetachedControl, type IconCatalogue } from '../../ui';
import { IconGrid } from './icon-grid';
import { limitIcons, filterIcons } from './select-icon.rules';
import classes from './select-icon.module.css';

interface IconPickerProps {
  readonly current: string;
  readonly onChoose: (icon: string) => void;
}

/** Number of icons rendered at first, and added by the 'more' button. */
const PAGE_SIZE = 120;

export const IconPicker = ({ current, onChoose }: IconPickerProps) => {
  const { t } = useText();
  const [catalogue, setCatalogue] = useState<IconCatalogue | 'loading' | null>('loading');
  const [search, setSearch] = useState('');
  const [maxIcons, setMaxIcons] = useState(PAGE_SIZE);
  useEffect(() => {
    let mounted = true;
    void loadIconCatalogue().then((loaded) => (mounted ? setCatalogue(loaded) : undefined));
    return () => {
      mounted = false;
    };
  }, []);
  const matching = useMemo(() => {
    if (catalogue === null || catalogue === 'loading') return [];
    return filterIcons(
      ICON_CATEGORIES.map((category) => ({ category, names: catalogue[category] })),
      search,
    );
  }, [catalogue, search]);
  const { groups, hidden } = limitIcons(matching, maxIcons);
  const status =
    catalogue === 'loading'
      ? t('loading')
      : catalogue === null
        ? t('icons_failed')
        : groups.length === 0
          ? t('no_results')
          : null;
  return (
    <div className={classes['picker']}>
      <DetachedControl>
        <SearchBox
          label={t('icon_search')}
          size="medium"
          // The user has just opened the picker to search.
          {...{ autoFocus: true }}
          value={search}
          onChange={(text) => {
            setSearch(text);
            setMaxIcons(PAGE_SIZE);
          }}
        />
      </DetachedControl>
      <div className={classes['scroll']}>
        <IconGrid groups={groups} current={current} onChoose={onChoose} />
        {status === null ? null : (
          <p role="status" className={classes['status']}>
            {status}
          </p>
        )}
        {hidden > 0 ? (
          <Button variant="ghost" size="small" onClick={() => setMaxIcons(maxIcons + PAGE_SIZE)}>
            {t('show_more_choices', { count: hidden })}
          </Button>
        ) : null}
      </div>
    </div>
  );
};

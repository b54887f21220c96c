import type { ListSession } from '../../../application/browse';
import { Registries, useContributions, useService, useStream, useText, type TextKey } from '../../../kit';
import { Segmented, Toolbar } from '../../../ui';
import { FilterBar } from './filter-bar';

interface BrowseToolbarProps {
  readonly browse: ListSession;
  /** Opens the filters at one of them, or (null) where another one is added. */
  readonly onOpenFilter: (key: string | null) => void;
}

/** What narrows the list, and in which layout it is shown. */
export const BrowseToolbar = ({ browse, onOpenFilter }: BrowseToolbarProps) => {
  const { t } = useText();
  const layouts = useContributions(useService(Registries).layouts);
  const layout = useStream(browse.layout$);
  return (
    <Toolbar
      label={t('view')}
      end={
        <Segmented
          label={t('layout')}
          value={layout}
          options={layouts.map(({ id, name, icon }) => ({ value: id, label: t(name as TextKey), icon }))}
          onChange={(next) => browse.view.change({ layout: next })}
        />
      }
    >
      <FilterBar browse={browse} onOpen={onOpenFilter} />
    </Toolbar>
  );
};

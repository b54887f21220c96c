import { useStream, useText } from '../../../../kit';
import { Checkbox } from '../../../../ui';
import type { FilterPanelViewModel } from './filter-panel.view-model';

/** Shows or hides archived items. Renders nothing for a collection without an archive field. */
export const ArchiveSwitch = ({ view }: { readonly view: FilterPanelViewModel }) => {
  const { t } = useText();
  const shown = useStream(view.archivedShown$);
  return view.archive === null ? null : (
    <Checkbox checked={shown} onChange={(checked) => view.showArchived(checked)}>
      {t('show_archived')}
    </Checkbox>
  );
};

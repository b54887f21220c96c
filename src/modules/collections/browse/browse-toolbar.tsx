import type { Browse } from '../../../application/browse';
import { Registries, useContributions, useService, useStream, useText, type TextKey } from '../../../kit';
import { Segmented, Toolbar } from '../../../ui';

/** What narrows the list, and in which layout it is shown. */
export const BrowseToolbar = ({ browse }: { readonly browse: Browse }) => {
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
      {null}
    </Toolbar>
  );
};

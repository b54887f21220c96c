import { Suspense, useState } from 'react';
import type { ListSession } from '../../../application/browse';
import { lazyComponent, useText } from '../../../kit';
import { SplitButton } from '../../../ui';

const ImportDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "import" */ '../import').then((part) => part.ImportDrawer),
);

interface CreateButtonProps {
  readonly browse: ListSession;
  /** The URL of a new item. */
  readonly href: string;
  /** The display name of the collection. */
  readonly title: string;
  /** False when enabled. */
  readonly disabledReason: string | false;
}

/** Creates an item, or opens the import. */
export const CreateButton = ({ browse, href, title, disabledReason }: CreateButtonProps) => {
  const { t } = useText();
  const [importing, setImporting] = useState(false);
  return (
    <>
      <SplitButton
        label={t('create_item')}
        icon="add"
        href={href}
        disabledReason={disabledReason}
        menuLabel={t('more_creates')}
        entries={[
          {
            key: 'import',
            label: t('import_items'),
            icon: 'file_upload',
            disabledReason,
            onSelect: () => setImporting(true),
          },
        ]}
      />
      {importing ? (
        <Suspense fallback={null}>
          <ImportDrawer
            collection={browse.collection}
            title={title}
            onChanged={() => browse.list.refresh()}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

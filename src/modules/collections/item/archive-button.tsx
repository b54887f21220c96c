import { useStream, useText } from '../../../kit';
import { IconButton } from '../../../ui';
import type { ItemViewModel } from './item.view-model';

/** Into the archive or out of it; nothing where the collection archives nothing. No question: it can be taken back. */
export const ArchiveButton = ({ view }: { readonly view: ItemViewModel }) => {
  const { t } = useText();
  const archived = useStream(view.archive.archived$);
  const disabled = useStream(view.archive.denied$);
  if (archived === null) return null;
  return (
    <IconButton
      icon={archived ? 'unarchive' : 'archive'}
      label={t(archived ? 'unarchive_item' : 'archive_item')}
      disabledReason={disabled && t(disabled)}
      onClick={() => view.archive.execute()}
    />
  );
};

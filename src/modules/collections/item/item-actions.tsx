import { memo, Suspense, useState } from 'react';
import type { PrimaryKey } from '../../../domain/items';
import { lazyComponent, useStream, useText } from '../../../kit';
import { DeletionDialog } from '../../../parts/deletion-dialog';
import { IconButton } from '../../../ui';
import type { ItemViewModel } from './item.view-model';
import { SaveButton } from './save-button';
import { type ConfirmedAction, useItemCommands } from './use-item-commands';

interface ItemCommandsProps {
  readonly view: ItemViewModel;
  readonly onConfirm: (what: ConfirmedAction) => void;
}

/**
 * Registers the commands of the item. Separate component without output, so that a changed denial does not render the
 * page.
 */
const ItemCommands = memo(({ view, onConfirm }: ItemCommandsProps) => {
  useItemCommands(view, onConfirm);
  return null;
});

/**
 * Archives or restores the item; not shown if the collection has no archive field. No confirmation, as it can be
 * undone.
 */
const ArchiveButton = ({ view }: { readonly view: ItemViewModel }) => {
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

const CopyDialog = lazyComponent(() =>
  import(/* webpackChunkName: "copy-item" */ './copy/copy-dialog').then((module) => module.CopyDialog),
);

interface ItemActionsProps {
  readonly view: ItemViewModel;
  /** The display name of the collection. */
  readonly collection: string;
  /** Null if the copy is not readable. */
  readonly onCopied: (key: PrimaryKey | null) => void;
}

/** The buttons to archive, delete and save, each with the reason while it is disabled. */
export const ItemActions = ({ view, collection, onCopied }: ItemActionsProps) => {
  const { t } = useText();
  const deleteDisabled = useStream(view.remove.denied$);
  const { kind } = useStream(view.editing.target$);
  const [open, show] = useState<ConfirmedAction | null>(null);
  const close = (): void => show(null);
  return (
    <>
      {kind === 'existing' ? (
        <>
          <ArchiveButton view={view} />
          <IconButton
            icon="delete"
            variant="danger"
            label={t('delete_item')}
            disabledReason={deleteDisabled && t(deleteDisabled)}
            onClick={() => show('delete')}
          />
        </>
      ) : null}
      <ItemCommands view={view} onConfirm={show} />
      <SaveButton view={view} onCopy={() => show('copy')} />
      <Suspense fallback={null}>
        {open === 'copy' ? <CopyDialog editing={view.editing} onClose={close} onCopied={onCopied} /> : null}
      </Suspense>
      <DeletionDialog
        open={open === 'delete'}
        title={t('delete_item_question')}
        text={t('delete_item_text', { collection })}
        action={t('delete')}
        onClose={close}
        onDelete={() => {
          close();
          view.remove.execute();
        }}
      />
    </>
  );
};

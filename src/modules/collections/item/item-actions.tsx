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
  readonly ask: (what: ConfirmedAction) => void;
}

/** What an item offers in the command palette. Shows nothing: that a reason changes is none of the page's concern. */
const ItemCommands = memo(({ view, ask }: ItemCommandsProps) => {
  useItemCommands(view, ask);
  return null;
});

/** Into the archive or out of it; nothing where the collection archives nothing. No question: it can be taken back. */
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
  /** The collection's name for people. */
  readonly collection: string;
  /** A copy exists; null when it may not be seen. */
  readonly onCopied: (key: PrimaryKey | null) => void;
}

/** Archive, delete and the saves, each with its reason while it cannot be used. */
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
      <ItemCommands view={view} ask={show} />
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

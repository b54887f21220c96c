import { type ComponentType, memo, Suspense } from 'react';
import type { PrimaryKey } from '../../../domain/items';
import { allowedAction } from '../../../kernel';
import {
  lazyComponent,
  menuEntry,
  type PageAction,
  SHORTCUTS,
  useActions,
  usePageActions,
  useStream,
  useText,
} from '../../../kit';
import { DeletionDialog } from '../../page/deletion-dialog';
import { CARDS_QUERY, IconButton, SplitButton, useMediaQuery } from '../../../ui';
import { focusFirstField } from '../item-form';
import type { CopyDialogProps } from './copy/copy-dialog-props';
import type { ItemPageActions } from './item-page-actions';
import type { ItemViewModel } from './item.view-model';

interface ActionsProps {
  readonly actions: ItemPageActions;
}

/** F2 edits, as it does in tables and file managers. */
const OF_FORM: readonly PageAction[] = [
  allowedAction({ id: 'first-field', label: 'first_field', icon: 'edit', shortcut: SHORTCUTS.firstField }, () => {
    const main = document.querySelector('main');
    if (main !== null) focusFirstField(main);
  }),
];

/** Separate component without output, so that another list of actions does not render the buttons. */
const RegisteredActions = memo(({ actions }: ActionsProps) => {
  usePageActions(OF_FORM);
  usePageActions(useStream(actions.all$));
  return null;
});

const HeaderButtons = ({ actions }: ActionsProps) =>
  useActions(useStream(actions.header$)).map(({ id, label, icon, danger, disabledReason, execute }) => (
    <IconButton
      key={id}
      icon={icon}
      label={label}
      variant={danger ? 'danger' : 'plain'}
      disabledReason={disabledReason}
      onClick={execute}
    />
  ));

interface SaveButtonProps extends ActionsProps {
  /** The menu has the buttons of the header too. */
  readonly hasAll: boolean;
}

/** Save, with the other ways to save and discard in its menu, each with the reason while it is disabled. */
const SaveButton = ({ actions, hasAll }: SaveButtonProps) => {
  const { t } = useText();
  const [save, ...more] = useActions(useStream(actions.save$));
  const others = useActions(useStream(actions.header$));
  if (save === undefined) return null;
  const { label, icon, busy, disabledReason, execute } = save;
  return (
    <SplitButton
      label={label}
      icon={icon}
      busy={busy}
      disabledReason={disabledReason}
      onClick={execute}
      menuLabel={t('more_saves')}
      entries={[
        ...more.map(menuEntry),
        ...(hasAll ? others.map((each, index) => ({ ...menuEntry(each), separated: index === 0 })) : []),
      ]}
    />
  );
};

const CopyDialog = lazyComponent<CopyDialogProps>(() =>
  import(/* webpackChunkName: "copy-item" */ './copy/copy-dialog').then((module) => module.CopyDialog),
);

interface ItemActionsProps {
  readonly view: Pick<ItemViewModel, 'actions' | 'item'>;
  /** The display name of the collection. */
  readonly collection: string;
  readonly copyDialog?: ComponentType<CopyDialogProps> | undefined;
  /** Null if the copy is not readable. */
  readonly onCopied: (key: PrimaryKey | null) => void;
}

/** The buttons to archive, delete and save, and the dialogs that they open. */
export const ItemActions = ({ view, collection, copyDialog: Copy = CopyDialog, onCopied }: ItemActionsProps) => {
  const { t } = useText();
  const dialog = useStream(view.actions.dialog$);
  const close = (): void => view.actions.closeDialog();
  const phone = useMediaQuery(CARDS_QUERY);
  return (
    <>
      {phone ? null : <HeaderButtons actions={view.actions} />}
      <RegisteredActions actions={view.actions} />
      <SaveButton actions={view.actions} hasAll={phone} />
      <Suspense fallback={null}>
        {dialog === 'copy' ? <Copy editing={view.item.editing} onClose={close} onCopied={onCopied} /> : null}
      </Suspense>
      <DeletionDialog
        open={dialog === 'delete'}
        title={t('delete_item_question')}
        text={t('delete_item_text', { collection })}
        action={t('delete')}
        onClose={close}
        onDelete={() => {
          close();
          view.item.remove.execute();
        }}
      />
    </>
  );
};

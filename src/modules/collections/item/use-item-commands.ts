import { useMemo } from 'react';
import type { Command } from '../../../application/commands';
import type { AfterSave } from '../../../application/item-editing';
import { metaKey, useCommands, useDeferredStream, useShortcut, useStream, useText } from '../../../kit';
import { isModalOpen } from '../../../ui';
import type { ItemViewModel } from './item.view-model';

/** Actions that open a dialog first. */
export type ConfirmedAction = 'delete' | 'copy';

/** Registers the actions of the item in the command palette, with the same denials as the buttons. */
export const useItemCommands = (view: ItemViewModel, confirm: (what: ConfirmedAction) => void): void => {
  const { t } = useText();
  const { kind } = useStream(view.editing.target$);
  const save = useDeferredStream(view.save.denied$);
  const remove = useStream(view.remove.denied$);
  const archive = useStream(view.archive.denied$);
  const archived = useStream(view.archive.archived$);
  const discard = useDeferredStream(view.discard.denied$);
  const copy = useStream(view.copyDenied$);
  const commands = useMemo<readonly Command[]>(() => {
    const saving = save === false ? undefined : t(save);
    const saves: readonly Command[] = [
      { id: 'save', title: t('save'), icon: 'check', disabledReason: saving, run: () => view.save.execute('leave') },
      {
        id: 'save-stay',
        title: t('save_and_stay'),
        icon: 'check',
        keys: `${metaKey()} S`,
        disabledReason: saving,
        run: () => view.save.execute('stay'),
      },
    ];
    const another: Command = {
      id: 'save-new',
      title: t('save_and_create_new'),
      icon: 'add',
      keys: `${metaKey()} ⇧ S`,
      disabledReason: saving,
      run: () => view.save.execute('new'),
    };
    const discarding: Command = {
      id: 'discard',
      title: t('discard_changes'),
      icon: 'undo',
      disabledReason: discard === false ? undefined : t(discard),
      run: () => view.discard.execute(),
    };
    const archiving: Command = {
      id: 'archive',
      title: t(archived === true ? 'unarchive_item' : 'archive_item'),
      icon: archived === true ? 'unarchive' : 'archive',
      disabledReason: archive === false ? undefined : t(archive),
      run: () => view.archive.execute(),
    };
    const existing: readonly Command[] = [
      {
        id: 'save-copy',
        title: t('save_as_copy'),
        icon: 'content_copy',
        disabledReason: copy === false ? undefined : t(copy),
        run: () => confirm('copy'),
      },
      ...(archived === null ? [] : [archiving]),
      {
        id: 'delete',
        title: t('delete_item'),
        icon: 'delete',
        disabledReason: remove === false ? undefined : t(remove),
        run: () => confirm('delete'),
      },
    ];
    return [...saves, ...(kind === 'singleton' ? [] : [another]), discarding, ...(kind === 'existing' ? existing : [])];
  }, [t, view, confirm, kind, save, remove, archive, archived, discard, copy]);
  useCommands(commands);
};

const TEXT_INPUTS = 'textarea, input:is([type=text], [type=password]):not([role=combobox])';

/** Commits input as a click on Save would: blurs the field, which adds a tag or trims a text, and focuses it again. */
const commitInput = (): void => {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || !at.matches(TEXT_INPUTS)) return;
  at.blur();
  at.focus({ preventScroll: true });
};

/** meta+s saves and stays, meta+shift+s saves and starts a new item; neither while an overlay covers the form. */
export const useSaveShortcuts = (save: (then: AfterSave) => void, severalItems: boolean): void => {
  const press = (then: AfterSave): void => {
    if (isModalOpen()) return;
    commitInput();
    save(then);
  };
  useShortcut({ key: 's', meta: true, shift: false }, () => press('stay'));
  useShortcut({ key: 's', meta: true, shift: true }, () => {
    if (severalItems) press('new');
  });
};

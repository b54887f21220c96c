import { useMemo } from 'react';
import type { Folder } from '../../../domain/files';
import { formatNumber } from '../../../kernel';
import { useActions, useStream, useText, useViewModel } from '../../../kit';
import { ActionButton } from '../../../parts/page/action-button';
import { DescriptionList, SidebarDetail } from '../../../ui';
import { folderFactsViewModel } from './folder-facts.view-model';
import classes from './folder-section.module.css';
import type { LibraryViewModel } from './library.view-model';

interface FolderSectionProps {
  readonly view: LibraryViewModel;
  readonly folder: Folder;
}

/** The section of the sidebar about the open folder. */
export const FolderSection = ({ view, folder }: FolderSectionProps) => {
  const { t, locale } = useText();
  const nested = useStream(useViewModel(folderFactsViewModel, view, folder.id).nested$);
  const { counts } = useStream(view.list.heading$);
  const actions = useActions(useMemo(() => view.folders.actionsOf(folder), [view, folder]));
  const shown = (number: number | null): string => (number === null ? '—' : formatNumber(number, locale.code));
  return (
    <SidebarDetail icon="folder" title={t('folder')} open>
      <DescriptionList
        entries={[
          { name: t('files_in_folder'), value: shown(counts?.total_count ?? null) },
          ...(nested === null ? [] : [{ name: t('files_with_subfolders'), value: shown(nested) }]),
        ]}
      />
      <div className={classes['actions']}>
        {actions.map((action) => (
          <ActionButton key={action.id} action={action} variant="secondary" size="small" />
        ))}
      </div>
    </SidebarDetail>
  );
};

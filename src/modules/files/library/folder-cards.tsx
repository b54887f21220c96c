import { useId, useMemo, useState } from 'react';
import type { Folder } from '../../../domain/files';
import { menuEntry, useActions, useText } from '../../../kit';
import type { FolderActions } from '../folders';
import { Button, Icon, IconButton, Link, Menu } from '../../../ui';
import classes from './folder-cards.module.css';
import { folderPagePath } from './places';

interface FolderCardProps {
  readonly folder: Folder;
  readonly actions: FolderActions;
}

const FolderCard = ({ folder, actions }: FolderCardProps) => {
  const { t } = useText();
  const entries = useActions(useMemo(() => actions.actionsOf(folder), [actions, folder])).map(menuEntry);
  const label = t('folder_actions', { folder: folder.name });
  return (
    <li className={classes['card']} data-folder={folder.id}>
      <Icon name="folder" />
      <Link href={folderPagePath(folder.id)} className={classes['name']}>
        <bdi>{folder.name}</bdi>
      </Link>
      <Menu trigger={<IconButton icon="more_vert" size="small" label={label} />} label={label} entries={entries} />
    </li>
  );
};

/** More folders than this are folded, so that the files stay in view. */
const MAX_FOLDED = 8;

interface FolderCardsProps {
  readonly folders: readonly Folder[];
  readonly actions: FolderActions;
}

/** The folders in the open folder; nothing without any. */
export const FolderCards = ({ folders, actions }: FolderCardsProps) => {
  const { t } = useText();
  const id = useId();
  const [unfolded, unfold] = useState(false);
  if (folders.length === 0) return null;
  const isLong = folders.length > MAX_FOLDED;
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <h2 id={id} className={classes['title']}>
        {t('folders')}
      </h2>
      <ul className={classes['cards']}>
        {(unfolded ? folders : folders.slice(0, MAX_FOLDED)).map((folder) => (
          <FolderCard key={folder.id} folder={folder} actions={actions} />
        ))}
      </ul>
      {isLong ? (
        <Button
          variant="ghost"
          size="small"
          icon={unfolded ? 'expand_less' : 'expand_more'}
          aria-expanded={unfolded}
          onClick={() => unfold(!unfolded)}
        >
          {t(unfolded ? 'folders_show_fewer' : 'folders_show_all')}
        </Button>
      ) : null}
    </section>
  );
};

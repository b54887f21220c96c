import { useMatch, useNavigate } from 'react-router-dom';
import { useNamespaces, useServices, useStream, useText } from '../../../kit';
import { FailureNotice } from '../../../parts/page/failure-state';
import { folderStore, FolderTree } from '../folders';
import { NavigationGroup, NavigationItem } from '../../../ui';
import classes from './files-navigation.module.css';
import { folderPagePath, LISTING_LOOKS, LISTINGS, placePath } from './places';

/** The folder of the address; null is the root, undefined another page. */
const useOpenFolder = (): string | null | undefined => {
  // Matched here, because `useParams` is empty outside the routes of the pages.
  const folder = useMatch('/files/folders/:folder/*')?.params.folder;
  const [root, adding] = [useMatch('/files'), useMatch('/files/+')];
  return folder ?? (root !== null || adding !== null ? null : undefined);
};

/** The listings of all folders, and the folders. */
export const FilesNavigation = () => {
  useNamespaces(['files']);
  const { t } = useText();
  const navigate = useNavigate();
  const store = folderStore(useServices());
  const data = useStream(store.data$);
  const listing = useMatch('/files/:listing')?.params.listing;
  const open = useOpenFolder();
  return (
    <>
      <NavigationGroup fixed>
        {LISTINGS.map((each) => (
          <NavigationItem
            key={each}
            label={t(LISTING_LOOKS[each].name)}
            icon={LISTING_LOOKS[each].icon}
            href={placePath({ kind: 'listing', listing: each })}
            current={listing === each}
          />
        ))}
      </NavigationGroup>
      <hr className={classes['line']} />
      <div className={classes['tree']}>
        <FolderTree open={open} onOpen={(folder) => void navigate(folderPagePath(folder))} />
      </div>
      {data.kind === 'failed' ? (
        <div className={classes['failed']}>
          <FailureNotice failure={data.failure} onRetry={() => store.refresh()} />
        </div>
      ) : null}
    </>
  );
};

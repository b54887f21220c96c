import type { JournalEntry } from '../../../domain/recovery';
import { collectionName } from '../../../domain/schema';
import { useService, useStream, useText, useViewModel } from '../../../kit';
import { Link, SidebarDetail } from '../../../ui';
import { formatTimeAgo } from './recovery.rules';
import classes from './recovery.module.css';
import { draftListViewModel, draftPath } from './drafts.view-model';
import { useDraftTitles } from './use-draft-titles';
import { SchemaStore } from '../../../application/data-model';
import { Now } from '../../../application/clock';

/** All drafts of the user, each with a link to continue it. */
const DraftList = () => {
  const { t } = useText();
  const entries = useStream(useViewModel(draftListViewModel).entries$);
  const titleOf = useDraftTitles(entries);
  if (entries.length === 0) return <p>{t('unfinished_work_none')}</p>;
  return (
    <>
      <p>{t('unfinished_work_text')}</p>
      <ul className={classes['unfinished']}>
        {entries.map((entry) => (
          <DraftEntry key={entry.id} entry={entry} title={titleOf(entry)} />
        ))}
      </ul>
    </>
  );
};

const DraftEntry = ({ entry, title }: { readonly entry: JournalEntry; readonly title: string }) => {
  const { locale } = useText();
  const { place, at } = entry;
  const known = useService(SchemaStore).schema.collections.get(place.collection);
  const now = useStream(useService(Now).now$);
  const name = known === undefined ? place.collection : collectionName(known, locale.code);
  return (
    <li className={classes['entry']}>
      <Link href={draftPath(entry)}>
        <bdi>{title}</bdi>
      </Link>
      <span className={classes['when']}>
        {place.kind === 'existing' ? (
          <>
            <bdi>{name}</bdi>
            {' · '}
          </>
        ) : null}
        {formatTimeAgo(at, now, locale.code)}
      </span>
    </li>
  );
};

/** The sidebar panel with all drafts; reads them when it is opened. */
export const DraftsPanel = () => {
  const { t } = useText();
  return (
    <SidebarDetail icon="history" title={t('unfinished_work')}>
      <DraftList />
    </SidebarDetail>
  );
};

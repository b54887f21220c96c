import type { JournalEntry } from '../../../domain/recovery';
import { collectionName } from '../../../domain/schema';
import { useService, useStream, useText } from '../../../kit';
import { Link } from '../../../ui';
import { formatTimeAgo } from './recovery.rules';
import classes from './recovery.module.css';
import { draftPath } from './drafts.view-model';
import { useDraftTitles } from './use-draft-titles';
import { SchemaStore } from '../../../application/data-model';
import { Now } from '../../../application/clock';

const DraftLink = ({ entry, title }: { readonly entry: JournalEntry; readonly title: string }) => {
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

/** All drafts of the user, each with a link to continue it. */
export const DraftLinks = ({ entries }: { readonly entries: readonly JournalEntry[] }) => {
  const { t } = useText();
  const titleOf = useDraftTitles(entries);
  if (entries.length === 0) return <p>{t('unfinished_work_none')}</p>;
  return (
    <>
      <p>{t('unfinished_work_text')}</p>
      <ul className={classes['unfinished']}>
        {entries.map((entry) => (
          <DraftLink key={entry.id} entry={entry} title={titleOf(entry)} />
        ))}
      </ul>
    </>
  );
};

import type { JournalEntry } from '../../../domain/recovery';
import { collectionName } from '../../../domain/schema';
import { useService, useStream, useText } from '../../../kit';
import { Link } from '../../../ui';
import { LoggedItemName } from '../../fields/logged-item';
import { formatTimeAgo } from './recovery.rules';
import classes from './recovery.module.css';
import { draftTitle, draftPath } from './drafts.view-model';
import { SchemaStore } from '../../../application/data-model';
import { Now } from '../../../application/clock';

const DraftLink = ({ entry }: { readonly entry: JournalEntry }) => {
  const { t, locale } = useText();
  const { place, at } = entry;
  const known = useService(SchemaStore).schema.collections.get(place.collection);
  const now = useStream(useService(Now).now$);
  const name = known === undefined ? place.collection : collectionName(known, locale.code);
  return (
    <li className={classes['entry']}>
      <Link href={draftPath(entry)}>
        <bdi>{draftTitle(entry, name, t)}</bdi>
      </Link>
      {place.kind === 'existing' ? <LoggedItemName collection={place.collection} item={String(place.key)} /> : null}
      <span className={classes['when']}>{formatTimeAgo(at, now, locale.code)}</span>
    </li>
  );
};

/** All drafts of the user, each with a link to continue it; items by name within a `LoggedItemsProvider`. */
export const DraftLinks = ({ entries }: { readonly entries: readonly JournalEntry[] }) => {
  const { t } = useText();
  if (entries.length === 0) return <p>{t('unfinished_work_none')}</p>;
  return (
    <>
      <p>{t('unfinished_work_text')}</p>
      <ul className={classes['unfinished']}>
        {entries.map((entry) => (
          <DraftLink key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  );
};

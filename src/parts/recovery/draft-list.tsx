import type { JournalEntry } from '../../domain/recovery';
import { collectionName } from '../../domain/schema';
import { PresentService, SchemaService, useService, useStream, useText, useViewModel } from '../../kit';
import { Link } from '../../ui';
import { ago } from './recovery.rules';
import classes from './recovery-offer.module.css';
import { unfinishedList, unfinishedName, unfinishedPath } from './drafts.view-model';

/** What was left unsaved anywhere, with the way to it. */
export const UnfinishedEntries = () => {
  const { t } = useText();
  const entries = useStream(useViewModel(unfinishedList).entries$);
  if (entries.length === 0) return <p>{t('unfinished_work_none')}</p>;
  return (
    <>
      <p>{t('unfinished_work_text')}</p>
      <ul className={classes['unfinished']}>
        {entries.map((entry) => (
          <UnfinishedEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </>
  );
};

const UnfinishedEntry = ({ entry }: { readonly entry: JournalEntry }) => {
  const { t, locale } = useText();
  const { place, at } = entry;
  const known = useService(SchemaService).schema.collections.get(place.collection);
  const now = useStream(useService(PresentService).now$);
  const name = known === undefined ? place.collection : collectionName(known, locale.code);
  return (
    <li className={classes['entry']}>
      <Link href={unfinishedPath(entry)}>
        <bdi>{unfinishedName(entry, name, t)}</bdi>
      </Link>
      {place.kind === 'existing' ? <code>{place.key}</code> : null}
      <span className={classes['when']}>{ago(at, now, locale.code)}</span>
    </li>
  );
};

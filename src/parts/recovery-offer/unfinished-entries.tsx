import { UnfinishedList } from '../../application/recovery';
import type { JournalEntry } from '../../domain/recovery';
import type { Target } from '../../domain/items';
import { collectionName } from '../../domain/schema';
import {
  collectionPath, itemPath, newItemPath, PresentService, SchemaService, UnfinishedWorkService, useService, useStream, useText, useViewModel, viewModel,
} from '../../kit';
import { Link } from '../../ui';
import { ago } from './ago.rules';
import classes from './recovery-offer.module.css';

const unfinishedList = viewModel([UnfinishedWorkService], (unfinished) => () => new UnfinishedList(unfinished));

const pathOf = (place: Target): string => {
  if (place.kind === 'existing') return itemPath(place.collection, place.key);
  return place.kind === 'new' ? newItemPath(place.collection) : collectionPath(place.collection);
};

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

const UnfinishedEntry = ({ entry: { place, at } }: { readonly entry: JournalEntry }) => {
  const { t, locale } = useText();
  const known = useService(SchemaService).schema.collections.get(place.collection);
  const now = useStream(useService(PresentService).now$);
  const name = known === undefined ? place.collection : collectionName(known, locale.code);
  return (
    <li className={classes['entry']}>
      <Link href={pathOf(place)}>{place.kind === 'new' ? t('creating_in', { collection: name }) : <bdi>{name}</bdi>}</Link>
      {place.kind === 'existing' ? <code>{place.key}</code> : null}
      <span className={classes['when']}>{ago(at, now, locale.code)}</span>
    </li>
  );
};

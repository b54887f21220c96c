import type { ModelComparison } from '../../../../application/data-model';
import {
  type DifferenceEntry,
  type ModelDifference,
  entryKey,
  type SnapshotField,
  type SnapshotRelation,
  stableJson,
} from '../../../../domain/data-model';
import { type TextKey, useStream, useText } from '../../../../kit';
import { FailureNotice } from '../../../../parts/page/failure-state';
import { Checkbox, Progress } from '../../../../ui';
import { CollectionContentsList } from '../collection-contents';
import classes from './difference-entries.module.css';

const TITLES = {
  added: 'compare_added',
  changed: 'compare_changed',
  removed: 'compare_removed',
} as const satisfies Readonly<Record<DifferenceEntry['change'], TextKey>>;

/** What an entry is about, with the type of a field. */
const EntryName = ({ entry }: { readonly entry: DifferenceEntry }) => {
  const { t } = useText();
  const { kind, collection, field } = entry;
  const part = entry.after ?? entry.before;
  switch (kind) {
    case 'collection':
      return t('compare_collection', { collection });
    case 'field':
      return t('compare_field', { collection, field: field ?? '', type: (part as SnapshotField).type });
    case 'relation': {
      const related = (part as SnapshotRelation).related_collection ?? '*';
      return t('step_create_relation', { collection, field: field ?? '', related });
    }
  }
};

/** The whole part as JSON, or for a part that both have what differs, beside each other. */
const EntryJson = ({ entry }: { readonly entry: DifferenceEntry }) => {
  const { t } = useText();
  if (entry.members.length === 0)
    return (
      <details className={classes['details']}>
        <summary>JSON</summary>
        <pre className={classes['json']}>{stableJson(entry.after ?? entry.before)}</pre>
      </details>
    );
  return (
    <table className={classes['members']}>
      <thead>
        <tr>
          <th scope="col">{t('compare_member')}</th>
          <th scope="col">{t('compare_here')}</th>
          <th scope="col">{t('compare_in_file')}</th>
        </tr>
      </thead>
      <tbody>
        {entry.members.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>
              <pre className={classes['json']}>{stableJson(before)}</pre>
            </td>
            <td>
              <pre className={classes['json']}>{stableJson(after)}</pre>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

interface EntryProps {
  readonly entry: DifferenceEntry;
  readonly comparison: ModelComparison;
}

/** What a chosen removal deletes. */
const Removed = ({ entry, comparison }: EntryProps) => {
  const { t } = useText();
  const removed = useStream(comparison.contentsOf$(entry));
  switch (removed.kind) {
    case 'idle':
      return null;
    case 'loading':
      return <Progress label={t('counting')} value={null} />;
    case 'failed':
      return <FailureNotice failure={removed.failure} />;
    case 'ready':
      return removed.value.kind === 'collection' ? (
        <CollectionContentsList contents={removed.value.contents} />
      ) : (
        <p className={classes['warning']}>{t('compare_field_items', { count: removed.value.items })}</p>
      );
  }
};

const Entry = ({ entry, comparison, difference }: EntryProps & { readonly difference: ModelDifference }) => {
  const { t } = useText();
  const chosen = useStream(comparison.chosen$).has(entryKey(entry));
  const { kind, change, collection, denied } = entry;
  const model = change === 'added' ? difference.to : difference.from;
  const fields = kind === 'collection' ? model.fields.filter((field) => field.collection === collection) : [];
  return (
    <li className={classes['entry']} data-entry={entryKey(entry)}>
      <Checkbox
        checked={chosen}
        disabledReason={denied === null ? undefined : t(`difference_${denied}`)}
        onChange={() => comparison.toggle(entry)}
      >
        <EntryName entry={entry} />
      </Checkbox>
      <div className={classes['about']}>
        {denied === null ? null : <p className={classes['note']}>{t(`difference_${denied}`)}</p>}
        {change === 'changed' || fields.length === 0 ? null : (
          <p className={classes['note']}>
            {t('compare_fields', { fields: fields.map(({ field, type }) => `${field} (${type})`).join(', ') })}
          </p>
        )}
        {chosen && change === 'removed' ? <Removed entry={entry} comparison={comparison} /> : null}
        <EntryJson entry={entry} />
      </div>
    </li>
  );
};

interface DifferenceEntriesProps {
  readonly change: DifferenceEntry['change'];
  readonly difference: ModelDifference;
  readonly comparison: ModelComparison;
}

/** The entries of one kind of change, each with its choice. Nothing when there are none. */
export const DifferenceEntries = ({ change, difference, comparison }: DifferenceEntriesProps) => {
  const { t } = useText();
  const entries = difference.entries.filter((entry) => entry.change === change);
  if (entries.length === 0) return null;
  return (
    <section className={classes['section']} data-change={change}>
      <h2 className={classes['title']}>{t(TITLES[change])}</h2>
      {change === 'removed' ? <p className={classes['note']}>{t('compare_removed_text')}</p> : null}
      <ul className={classes['list']}>
        {entries.map((entry) => (
          <Entry key={entryKey(entry)} entry={entry} comparison={comparison} difference={difference} />
        ))}
      </ul>
    </section>
  );
};

import { useMemo, useState } from 'react';
import {
  entryListValue,
  listEntries,
  type ListRow,
  withEntryCopied,
  withEntryMoved,
  withoutEntryAt,
} from '../../domain/items';
import { formatNumber, type JsonObject } from '../../kernel';
import { type InterfaceProps, type TextKey, useText } from '../../kit';
import { UnsupportedValue } from '../../parts/fields/unsupported-value';
import { ListLayout, RowList } from '../../parts/relations/related-list';
import { Button, Notice, Announcement } from '../../ui';
import { EntryRows } from './entry-rows';
import { isFull, listRules, rowName } from './list.rules';

/** The number of rows shown at first, and added by 'more'. */
const ROWS_SHOWN = 100;

/** A JSON list of objects: one row for each, edited in a drawer by the fields of the options. */
export const ListInterface = (props: InterfaceProps) => {
  const entries = useMemo(() => listEntries(props.value), [props.value]);
  return entries === null ? <UnsupportedValue value={props.value} /> : <EntryList {...props} entries={entries} />;
};

interface EntryListProps extends InterfaceProps {
  readonly entries: readonly JsonObject[];
}

interface Announcement {
  readonly text: TextKey;
  readonly item: string;
  readonly position: number;
}

const EntryList = ({ field, options, readonly, onChange, openEntry, entries }: EntryListProps) => {
  const { t, locale, fieldName } = useText();
  const [known] = useState(() => new EntryRows());
  const [shown, setShown] = useState(ROWS_SHOWN);
  const [announced, setAnnounced] = useState<Announcement | null>(null);
  const rules = useMemo(() => listRules(options, locale.code), [options, locale]);
  const rows = useMemo(() => known.of(entries), [known, entries]);
  const hasFields = rules.fields.length > 0;
  const drawerReason = openEntry === undefined ? t('list_row_no_drawer') : null;
  const addReason = readonly
    ? t('field_read_only')
    : isFull(rules, entries)
      ? t('list_row_limit', { count: rules.limit ?? 0 })
      : null;
  const indexOf = ({ ref }: ListRow): number => rows.findIndex((row) => row.ref === ref);
  const nameAt = (index: number): string =>
    rowName(rules, entries[index] ?? {}) || t('list_row_unnamed', { position: formatNumber(index + 1, locale.code) });
  const change = (next: readonly JsonObject[], text: TextKey, index: number, to = index): void => {
    setAnnounced({ text, item: nameAt(index), position: to + 1 });
    onChange(entryListValue(next));
  };
  const move = (row: ListRow, to: number): void => {
    const from = indexOf(row);
    const target = Math.min(Math.max(to, 0), entries.length - 1);
    if (target !== from) change(withEntryMoved(entries, from, target), 'row_put_down', from, target);
  };
  return (
    <ListLayout
      count={entries.length}
      emptyText={t('list_rows_none')}
      rows={
        <RowList
          label={fieldName(field)}
          rows={rows.slice(0, shown)}
          nameOf={(_, index) => nameAt(index)}
          contentsOf={(_, index) => ({
            mark: null,
            picture: undefined,
            number: formatNumber(index + 1, locale.code),
            collection: null,
            isNamed: false,
            problem: null,
            itemKey: null,
            deletes: false,
          })}
          actionsOf={(row, index) => ({
            edit: hasFields ? () => openEntry?.(index) : null,
            editReason: drawerReason,
            isView: readonly,
            duplicate: readonly
              ? null
              : {
                  run: () => change(withEntryCopied(entries, index), 'list_row_duplicated', index, index + 1),
                  reason: addReason,
                },
            remove: readonly ? null : () => change(withoutEntryAt(entries, index), 'related_removed', index),
            removeText: 'list_row_remove',
            removeReason: null,
            restore: () => undefined,
          })}
          moves={{
            to: move,
            toPosition: (row, _, position) => move(row, position - 1),
            positionAt: (index) => index + 1,
            count: entries.length,
          }}
          isMovable={!readonly && entries.length > 1}
        />
      }
      more={
        entries.length > shown ? (
          <Button variant="ghost" size="small" onClick={() => setShown(shown + ROWS_SHOWN)}>
            {t('related_added_more', { number: formatNumber(entries.length - shown, locale.code) })}
          </Button>
        ) : null
      }
      foot={
        hasFields ? (
          <Button size="small" icon="add" disabledReason={addReason ?? drawerReason} onClick={() => openEntry?.(null)}>
            {rules.addLabel ?? t('list_row_add')}
          </Button>
        ) : null
      }
    >
      {hasFields ? null : <Notice tone="warning">{t('list_fields_missing')}</Notice>}
      <Announcement>
        {announced === null ? null : t(announced.text, { item: announced.item, position: announced.position })}
      </Announcement>
    </ListLayout>
  );
};

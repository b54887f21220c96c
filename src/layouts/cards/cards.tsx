import { useMemo } from 'react';
import { decodeCardsOptions, decodeTableQuery, missingCardFields } from '../../domain/query';
import { type LayoutProps, useService, useStream, useTakenKeys, useText } from '../../kit';
import { valueOf } from '../../kernel';
import { MissingFields } from '../../parts/lists/missing-fields';
import { PageFooter } from '../../parts/lists/list-footer';
import { hasListState, ListLoading, ListState } from '../../parts/lists/list-state';
import { selectionState, togglePage } from '../../ui';
import { CardList } from './card-list';
import { cardContents } from './card.rules';
import { CardsHeader } from './cards-header';
import classes from './cards.module.css';
import { SchemaStore } from '../../application/data-model';

/** Cards layout: items as cards. */
export const CardsLayout = (props: LayoutProps) => {
  const { collection, session, readonly, choice } = props;
  const { locale } = useText();
  const schema = useStream(useService(SchemaStore).schema$);
  const { layout_options: saved, layout_query: savedQuery } = useStream(session.view$);
  const options = useMemo(() => decodeCardsOptions(schema, collection, saved), [schema, collection, saved]);
  const query = useMemo(
    () => decodeTableQuery(schema, collection, savedQuery, 'cards'),
    [schema, collection, savedQuery],
  );
  const missingFields = useMemo(
    () => missingCardFields(schema, collection, saved, savedQuery),
    [schema, collection, saved, savedQuery],
  );
  const selected = useStream(session.selection.texts$);
  const remote = useStream(session.list.items$);
  const slow = useStream(session.list.slow$);
  const items = valueOf(remote);
  const taken = useTakenKeys(choice);
  const selectable = session.list.primaryKey !== null && (choice === undefined ? !readonly : choice.mode === 'many');
  const plans = useMemo(
    () => cardContents(schema, collection, options, items ?? [], locale.code),
    [schema, collection, options, items, locale],
  );
  const keys = useMemo(() => plans.map(({ key }) => key).filter((key) => !taken.has(key)), [plans, taken]);

  if (hasListState(remote)) return <ListState {...props} />;
  return (
    <div className={classes['cards']} aria-busy={remote.kind === 'loading'}>
      <MissingFields fields={missingFields} />
      <CardsHeader
        schema={schema}
        collection={collection}
        size={options.size}
        sort={query.sort}
        selected={selectable ? selectionState(selected, keys) : null}
        onSize={(size) => session.changeOptions({ size })}
        onSort={(sort) => session.changeQuery({ sort })}
        onSelectAll={() => session.selection.select(choice ? togglePage(selected, keys, true) : new Set(keys))}
        onSelectNone={() => session.selection.select(choice ? togglePage(selected, keys, false) : new Set())}
      />
      <ListLoading session={session} />
      <CardList
        {...props}
        plans={plans}
        options={options}
        query={query}
        selectable={selectable}
        selected={selected}
        taken={taken}
        skeletons={slow && items === null}
      />
      <PageFooter session={session} query={query} />
    </div>
  );
};

import { describeViewChanges, type ViewChange, type View } from '../../../domain/presets';
import { filterSentence, pathName, type FilterFormatter } from '../../../parts/lists/filter-sentence';
import { formatDuration } from '../../../kernel';

/** A change of a view as a sentence; see `plainSentence`. */
export interface ViewChangeText {
  readonly kind: ViewChange['kind'];
  readonly sentence: string;
}

/** The differences between a view and the saved one as sentences. `layoutName` returns the name of a layout id. */
export const viewChangeTexts = (
  reader: FilterFormatter,
  layoutName: (id: string) => string,
  saved: View,
  current: View,
): readonly ViewChangeText[] =>
  describeViewChanges(reader.schema, reader.collection, saved, current, {
    field: (path) => pathName(reader, path),
    layout: layoutName,
    filter: (node) => filterSentence([node], reader),
    sort: (field, descending) => reader.translate(descending ? 'sort_down' : 'sort_up', { field }),
    list: (texts) => new Intl.ListFormat(reader.locale).format(texts),
    seconds: (count) => formatDuration(count, reader.locale),
  }).map(({ kind, key, parameters }) => ({ kind, sentence: reader.translate(key, parameters) }));

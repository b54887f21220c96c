import { type EditorState, StateEffect, StateField, type TransactionSpec } from '@codemirror/state';
import { Decoration, EditorView } from '@codemirror/view';
import {
  type FindQuery,
  markedPlaces,
  NO_SEARCH,
  placeBeside,
  placeFrom,
  placesIn,
  type Search,
  searchAgain,
} from '../find-bar/found-places.rules';

const setSearch = StateEffect.define<Search>();

const MARKS = {
  found: Decoration.mark({ class: 'cm-found' }),
  here: Decoration.mark({ class: 'cm-found cm-found-here' }),
};

/**
 * What the editor has found, and its marks. CodeMirror's own search marks nothing without a panel of its own, does not
 * count, and takes five times as long for 5 MB, since it normalises each character.
 */
export const foundText: StateField<Search> = StateField.define<Search>({
  create: () => NO_SEARCH,
  update: (search, { effects, docChanged, newDoc }) => {
    const given = effects.find((effect) => effect.is(setSearch));
    if (given !== undefined) return given.value;
    const isSame = !docChanged || search.query.text === '';
    return isSame ? search : searchAgain(search, placesIn(newDoc.toString(), search.query));
  },
  provide: (field) =>
    EditorView.decorations.from(field, (search) =>
      Decoration.set(
        markedPlaces(search).map(({ from, to, isCurrent }) => MARKS[isCurrent ? 'here' : 'found'].range(from, to)),
      ),
    ),
});

/** Shows a place of a search in the text as it is after the transaction. */
const show = (search: Search): TransactionSpec => {
  const place = search.places[search.current];
  return {
    effects: setSearch.of(search),
    ...(place !== undefined && { selection: { anchor: place.from, head: place.to }, scrollIntoView: true }),
  };
};

/** Looks for a text from the selection on; an empty text ends the search. */
export const findText = (state: EditorState, query: FindQuery): TransactionSpec => {
  const places = query.text === '' ? [] : placesIn(state.doc.toString(), query);
  return show({ query, places, current: placeFrom(places, state.selection.main.from) });
};

/** Goes to the next place, or to the one before with -1; after the last one comes the first. */
export const findNext = (state: EditorState, step: 1 | -1): TransactionSpec => {
  const search = state.field(foundText);
  return show({ ...search, current: placeBeside(search, step) });
};

/** Replaces the text at the place that is shown, and goes on to the next one. */
export const replaceFound = (state: EditorState, insert: string): TransactionSpec => {
  const { query, places, current } = state.field(foundText);
  const place = places[current];
  if (place === undefined) return {};
  const changes = state.changes({ ...place, insert });
  const rest = placesIn(changes.apply(state.doc).toString(), query);
  const next = show({ query, places: rest, current: placeFrom(rest, place.from + insert.length) });
  return { ...next, changes, userEvent: 'input.replace' };
};

/** Replaces the text at all places, as one step of undo. */
export const replaceAllFound = (state: EditorState, insert: string): TransactionSpec => ({
  changes: state.field(foundText).places.map((place) => ({ ...place, insert })),
  userEvent: 'input.replace',
});

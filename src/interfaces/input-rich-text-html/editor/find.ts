import type { Node as DocumentNode } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import {
  type FindQuery,
  markedPlaces,
  NO_SEARCH,
  placeBeside,
  placeFrom,
  placesIn,
  type Search,
  searchAgain,
} from '../../../parts/fields/find-bar/found-places.rules';
import classes from '../input-rich-text-html.module.css';

const KEY = new PluginKey<Search>('find');

/** One character for what is no text, so that positions are those of the document. */
const NO_TEXT = '\ufffc';

const placesInDocument = (doc: DocumentNode, query: FindQuery): Search['places'] => {
  const found: Search['places'][number][] = [];
  if (query.text !== '')
    doc.descendants((node, pos) => {
      if (!node.isTextblock) return true;
      const text = node.textBetween(0, node.content.size, NO_TEXT, NO_TEXT);
      for (const { from, to } of placesIn(text, query)) found.push({ from: pos + 1 + from, to: pos + 1 + to });
      return false;
    });
  return found;
};

/** What the editor has found. */
export const searchOf = (state: EditorState): Search => KEY.getState(state) ?? NO_SEARCH;

/** Marks the places that have the text that is looked for. */
export const findMarks = (): Plugin<Search> =>
  new Plugin<Search>({
    key: KEY,
    state: {
      init: () => NO_SEARCH,
      apply: (tr, search) => {
        const given = tr.getMeta(KEY) as Search | undefined;
        if (given !== undefined) return given;
        const isSame = !tr.docChanged || search.query.text === '';
        return isSame ? search : searchAgain(search, placesInDocument(tr.doc, search.query));
      },
    },
    props: {
      decorations: (state) =>
        DecorationSet.create(
          state.doc,
          markedPlaces(searchOf(state)).map(({ from, to, isCurrent }) =>
            Decoration.inline(from, to, { class: classes[isCurrent ? 'found-here' : 'found'] ?? '' }),
          ),
        ),
    },
  });

/** Shows a place of a search in the document of a transaction. */
const show = (tr: Transaction, search: Search): Transaction => {
  const place = search.places[search.current];
  if (place !== undefined) tr.setSelection(TextSelection.create(tr.doc, place.from, place.to));
  return tr.setMeta(KEY, search);
};

/** Goes on with a search in another document. */
export const searchOn = (state: EditorState, search: Search): EditorState =>
  search.query.text === ''
    ? state
    : state.apply(state.tr.setMeta(KEY, searchAgain(search, placesInDocument(state.doc, search.query))));

/** Looks for a text from the selection on; an empty text ends the search. */
export const findText = (state: EditorState, query: FindQuery): Transaction => {
  const places = placesInDocument(state.doc, query);
  return show(state.tr, { query, places, current: placeFrom(places, state.selection.from) });
};

/** Goes to the next place, or to the one before with -1; after the last one comes the first. */
export const findNext = (state: EditorState, step: 1 | -1): Transaction => {
  const search = searchOf(state);
  return show(state.tr, { ...search, current: placeBeside(search, step) });
};

/** Replaces the text at the place that is shown, and goes on to the next one. */
export const replaceFound = (state: EditorState, text: string): Transaction => {
  const { query, places, current } = searchOf(state);
  const place = places[current];
  if (place === undefined) return state.tr;
  const tr = state.tr.insertText(text, place.from, place.to);
  const rest = placesInDocument(tr.doc, query);
  return show(tr, { query, places: rest, current: placeFrom(rest, place.from + text.length) });
};

/** Replaces the text at all places, as one step of undo. */
export const replaceAllFound = (state: EditorState, text: string): Transaction => {
  const tr = state.tr;
  for (const { from, to } of searchOf(state).places.toReversed()) tr.insertText(text, from, to);
  return tr;
};

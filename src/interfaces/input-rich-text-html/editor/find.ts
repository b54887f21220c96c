import type { Node as DocumentNode } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import classes from '../input-rich-text-html.module.css';

interface Match {
  readonly from: number;
  readonly to: number;
}

interface Search {
  readonly query: string;
  readonly matches: readonly Match[];
  /** The index of the match that is shown; -1 for none. */
  readonly current: number;
}

/** How many places have the text, and which of them is shown, counted from 1; 0 for none. */
export interface FoundPlaces {
  readonly total: number;
  readonly current: number;
}

const KEY = new PluginKey<Search>('find');

const NOTHING: Search = { query: '', matches: [], current: -1 };

/** One character for what is no text, so that positions are those of the document. */
const NO_TEXT = '\ufffc';

/** Without regard to case, unless lower case has another length, as that of İ has. */
const lower = (text: string): string => {
  const other = text.toLowerCase();
  return other.length === text.length ? other : text;
};

const matchesIn = (doc: DocumentNode, query: string): readonly Match[] => {
  const found: Match[] = [];
  const wanted = lower(query);
  if (wanted !== '')
    doc.descendants((node, pos) => {
      if (!node.isTextblock) return true;
      const text = lower(node.textBetween(0, node.content.size, NO_TEXT, NO_TEXT));
      for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length))
        found.push({ from: pos + 1 + at, to: pos + 1 + at + wanted.length });
      return false;
    });
  return found;
};

const searchOf = (state: EditorState): Search => KEY.getState(state) ?? NOTHING;

/** More places are found but not marked, which would slow down typing. */
const MAX_MARKED = 1_000;

/** Marks the places that have the text that is looked for. */
export const findMarks = (): Plugin<Search> =>
  new Plugin<Search>({
    key: KEY,
    state: {
      init: () => NOTHING,
      apply: (tr, search) => {
        const given = tr.getMeta(KEY) as Pick<Search, 'query' | 'current'> | undefined;
        if (given === undefined && (!tr.docChanged || search.query === '')) return search;
        const { query, current } = given ?? search;
        const matches = query === search.query && !tr.docChanged ? search.matches : matchesIn(tr.doc, query);
        return { query, matches, current: Math.min(current, matches.length - 1) };
      },
    },
    props: {
      decorations: (state) => {
        const { matches, current } = searchOf(state);
        const first = Math.max(0, current - MAX_MARKED / 2);
        return DecorationSet.create(
          state.doc,
          matches.slice(first, first + MAX_MARKED).map(({ from, to }, index) =>
            Decoration.inline(from, to, {
              class: (first + index === current ? classes['found-here'] : classes['found']) ?? '',
            }),
          ),
        );
      },
    },
  });

export const foundPlaces = (state: EditorState): FoundPlaces => {
  const { matches, current } = searchOf(state);
  return { total: matches.length, current: current + 1 };
};

const shownAt = (state: EditorState, { query, matches }: Pick<Search, 'query' | 'matches'>, current: number) => {
  const tr = state.tr.setMeta(KEY, { query, current });
  const match = matches[current];
  return match === undefined ? tr : tr.setSelection(TextSelection.create(state.doc, match.from, match.to));
};

/** Looks for a text from the selection on, without regard to case; an empty text ends the search. */
export const findText = (state: EditorState, query: string): Transaction => {
  const matches = matchesIn(state.doc, query);
  const next = matches.findIndex(({ from }) => from >= state.selection.from);
  return shownAt(state, { query, matches }, matches.length === 0 ? -1 : Math.max(0, next));
};

/** Goes to the next place, or to the one before with -1; after the last one comes the first. */
export const findNext = (state: EditorState, step: 1 | -1): Transaction => {
  const search = searchOf(state);
  const { length } = search.matches;
  return shownAt(state, search, length === 0 ? -1 : (search.current + step + length) % length);
};

/** Replaces the text at the place that is shown, and goes on to the next one. */
export const replaceFound = (state: EditorState, text: string): Transaction => {
  const { query, matches, current } = searchOf(state);
  const match = matches[current];
  if (match === undefined) return state.tr;
  const tr = state.tr.insertText(text, match.from, match.to);
  const rest = matchesIn(tr.doc, query);
  const next = rest.findIndex(({ from }) => from >= match.from + text.length);
  const at = rest.length === 0 ? -1 : Math.max(0, next);
  const shown = rest[at];
  if (shown !== undefined) tr.setSelection(TextSelection.create(tr.doc, shown.from, shown.to));
  return tr.setMeta(KEY, { query, current: at });
};

/** Replaces the text at all places, as one step of undo. */
export const replaceAllFound = (state: EditorState, text: string): Transaction => {
  const tr = state.tr;
  for (const { from, to } of searchOf(state).matches.toReversed()) tr.insertText(text, from, to);
  return tr;
};

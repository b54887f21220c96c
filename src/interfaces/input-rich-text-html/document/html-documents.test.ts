import { EditorState } from 'prosemirror-state';
import { htmlDocuments } from '../../../../fixtures/documents/html';
import { parseInert } from '../../../ui/content/html/inert-document';
import { isUntouched, openDocument, printBlocks, printDocument } from './rich-document';

const DOCUMENTS = htmlDocuments();

/** The position within the first text block at the top that takes text; null where there is none. */
const firstText = (doc: EditorState['doc']): number | null => {
  let found: number | null = null;
  doc.forEach((block, pos) => {
    if (found === null && block.isTextblock) found = pos + 1;
  });
  return found;
};

test('there are 500 documents, and hardly two the same', () => {
  expect(DOCUMENTS).toHaveLength(500);
  expect(new Set(DOCUMENTS).size).toBeGreaterThan(490);
});

test('each document that is opened and left is the same byte for byte', () => {
  expect(DOCUMENTS.filter((html) => printDocument(openDocument(html)) !== html)).toEqual([]);
});

test('an edited paragraph leaves all other blocks and the text between them as they were', () => {
  let edited = 0;
  const broken = DOCUMENTS.filter((html) => {
    const state = EditorState.create({ doc: openDocument(html) });
    const at = firstText(state.doc);
    if (at === null) return false;
    edited += 1;
    const before = printBlocks(state.doc);
    const { doc } = state.apply(state.tr.insertText('EDIT', at));
    const after = printBlocks(doc);
    const touched = after.findIndex((block) => block.includes('EDIT'));
    return (
      before.length !== after.length ||
      before.some((block, index) => index !== touched && block !== after[index]) ||
      doc.children.filter((block) => !isUntouched(block)).length !== 1 ||
      !parseInert(printDocument(doc)).textContent.includes('EDIT')
    );
  });
  expect(broken).toEqual([]);
  expect(edited).toBeGreaterThan(300);
});

test('a paragraph that is edited and read again has the same text', () => {
  const broken = DOCUMENTS.filter((_, index) => index % 5 === 0).filter((html) => {
    const state = EditorState.create({ doc: openDocument(html) });
    const at = firstText(state.doc);
    if (at === null) return false;
    const { doc } = state.apply(state.tr.insertText('EDIT', at));
    return openDocument(printDocument(doc)).textContent !== doc.textContent;
  });
  expect(broken).toEqual([]);
});

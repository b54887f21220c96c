import type { Node as DocumentNode } from 'prosemirror-model';
import { countWords } from '../../../domain/values';

const counted = new WeakMap<DocumentNode, { readonly language: string; readonly words: number }>();

/** Words of a document; blocks that have not changed are not counted again. */
export const wordCount = (doc: DocumentNode, language: string): number =>
  doc.children.reduce((sum, block) => {
    const known = counted.get(block);
    if (known?.language === language) return sum + known.words;
    const words = countWords(block.textBetween(0, block.content.size, '\n', ' '), language);
    counted.set(block, { language, words });
    return sum + words;
  }, 0);

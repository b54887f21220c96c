import type { GuideElement, GuideNode, GuidePlace } from '../../../src/modules/docs/guide.rules';
import type { SearchDocument } from '../../../src/modules/docs/search.rules';
import { blockText, type CompiledPage, plainText } from './markdown';

const isSectionHead = (node: GuideNode): node is GuideElement & { readonly id: string } =>
  typeof node !== 'string' && (node.tag === 'h2' || node.tag === 'h3') && node.id !== undefined;

/** What the search finds of a page: one document for its beginning and one for each section. */
export const searchDocuments = ({ path, title, groups }: GuidePlace, page: CompiledPage): readonly SearchDocument[] => {
  const documents: SearchDocument[] = [];
  let [heading, id]: readonly [string | null, string | null] = [null, null];
  let nodes: GuideNode[] = [];
  const close = (): void => {
    documents.push({ path, title, group: groups[0] ?? '', heading, id, text: blockText(nodes) });
    nodes = [];
  };
  for (const node of page.body) {
    if (isSectionHead(node)) {
      close();
      [heading, id] = [plainText(node.children), node.id];
    } else nodes.push(node);
  }
  close();
  return documents;
};

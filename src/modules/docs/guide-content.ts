import type { GuidePage } from './guide.rules';
import type { SearchDocument } from './search.rules';

/** The guide, compiled by the build: host/build/guide. */
export interface GuideContent {
  loadPage(path: string): Promise<GuidePage>;
  loadDocuments(): Promise<readonly SearchDocument[]>;
}

/** Each page is a chunk, and the documents of the search are one. */
export const guideContent: GuideContent = {
  loadPage: async (path) => {
    const page = (await import(/* webpackChunkName: "docs-[request]" */ `../../../docs/guide/${path}.md`)) as {
      readonly default: GuidePage;
    };
    return page.default;
  },
  loadDocuments: async () => {
    const documents = await import(/* webpackChunkName: "docs-search" */ '../../../docs/guide/contents.json?index');
    return documents.default as readonly SearchDocument[];
  },
};

import { join, relative } from 'node:path';
import type { LoaderContext } from 'webpack';
import { GUIDE_SOURCES, guideDocuments, guidePage } from './guide';

const FOLDER = join(__dirname, '../../../docs/guide');

function loadGuide(this: LoaderContext<object>, source: string): string {
  for (const file of GUIDE_SOURCES.files) this.addDependency(file);
  for (const folder of GUIDE_SOURCES.folders) this.addContextDependency(folder);
  if (this.resourceQuery === '?index') return JSON.stringify(guideDocuments());
  const path = relative(FOLDER, this.resourcePath).replaceAll('\\', '/').replace(/\.md$/, '');
  const { body, headings } = guidePage(path, source);
  return JSON.stringify({ body, headings });
}

/** For webpack: a page of docs/guide as JSON, and the contents with `?index` as the documents of the search. */
export default loadGuide;

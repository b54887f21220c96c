/** @jest-environment node */
import { guideDocuments, guidePage } from '../../../host/build/guide/guide';
import { currentValue } from '../../kernel';
import { DocsPageViewModel } from './docs-page.view-model';
import { DocsSearchViewModel } from './docs-search.view-model';
import { GUIDE_PLACES, guideTarget } from './guide.rules';
import { SearchIndex } from './search.rules';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the address', () => {
  test.each([
    ['', 'getting-started/introduction'],
    ['/', 'getting-started/introduction'],
    ['/concepts', 'concepts/content'],
    ['/guides/', 'guides/editing/browse'],
    ['/guides/installation', 'guides/installation/try-it'],
  ])('%j leads to the first page, %s', (path, to) => {
    expect(guideTarget(path)).toEqual({ kind: 'redirect', path: to });
  });

  test.each(['/concepts/views', '/concepts/views/'])('%s shows a page with its neighbours', (path) => {
    expect(guideTarget(path)).toMatchObject({
      kind: 'page',
      place: { title: 'Views, bookmarks and presets', groups: ['Concepts'] },
      previous: { path: 'concepts/access' },
      next: { path: 'concepts/unsaved-changes' },
    });
  });

  test('the first page has none before, the last none after it', () => {
    expect(guideTarget(GUIDE_PLACES[0]?.path ?? '')).toMatchObject({ previous: null });
    expect(guideTarget(GUIDE_PLACES.at(-1)?.path ?? '')).toMatchObject({ next: null });
  });

  test.each(['/nowhere', '/concepts/view', '/con', '/../settings', '/__proto__', '/%E0%A4%A'])(
    '%s is missing',
    (path) => {
      expect(guideTarget(path)).toEqual({ kind: 'missing' });
    },
  );
});

describe('the search', () => {
  const index = new SearchIndex(guideDocuments());
  const found = (query: string) => index.search(query).map(({ path, heading }) => [path, heading]);

  test('titles come first, then headings, then texts', () => {
    const results = found('webhooks');
    expect(results[0]).toEqual(['guides/administration/webhooks', null]);
    expect(found('conflicts').slice(0, 2)).toEqual([
      ['concepts/unsaved-changes', null],
      ['concepts/unsaved-changes', 'Conflicts'],
    ]);
  });

  test('the beginning of each word is enough, and all words have to match', () => {
    expect(found('perm rul')[0]).toEqual(['guides/administration/permission-rules', null]);
    expect(found('webhooks zebra')).toEqual([]);
    expect(found('WEBHÖOKS')).toEqual(found('webhooks'));
  });

  test('a result has the part of the text around the match, marked', () => {
    const [first] = index.search('bookmark');
    expect(first).toBeDefined();
    for (const [start, end] of first?.matches ?? [])
      expect(first?.excerpt.slice(start, end).toLowerCase()).toContain('bookmark');
    expect(first?.matches.length).toBeGreaterThan(0);
  });

  test.each([
    '',
    '   ',
    '.*',
    '(((((',
    '\\',
    '<script>',
    '__proto__ constructor',
    '💥'.repeat(1000),
    'a'.repeat(100_000),
  ])('a hostile query has no effect: %#', (query) => {
    expect(() => index.search(query)).not.toThrow();
    expect(index.search(query).length).toBeLessThanOrEqual(20);
  });

  test('finds operators by their name', () => {
    expect(found('_nstarts_with')[0]?.[0]).toBe('reference/filter-rules');
  });

  test('says that it failed, and loads again', async () => {
    let failing = true;
    const view = new DocsSearchViewModel({
      loadDocuments: async () => (failing ? Promise.reject(new Error('offline')) : guideDocuments()),
    });
    view.type('webhook');
    await settled();
    expect(currentValue(view.state$)).toEqual({ text: 'webhook', kind: 'failed', results: [] });
    failing = false;
    view.load();
    await settled();
    expect(currentValue(view.state$).results[0]?.path).toBe('guides/administration/webhooks');
    view.dispose();
  });
});

describe('a page', () => {
  test('loads its content, and again after a failure', async () => {
    let failing = true;
    const view = new DocsPageViewModel(
      { loadPage: async (path) => (failing ? Promise.reject(new Error('offline')) : guidePage(path)) },
      'concepts/views',
    );
    expect(currentValue(view.state$)).toEqual({ kind: 'loading' });
    await settled();
    expect(currentValue(view.state$)).toEqual({ kind: 'failed' });
    failing = false;
    view.load();
    await settled();
    const state = currentValue(view.state$);
    expect(state.kind === 'ready' ? state.page.headings[0]?.text : null).toBe('Layouts');
    view.dispose();
  });

  test('shows nothing after it was left', async () => {
    const view = new DocsPageViewModel({ loadPage: async (path) => guidePage(path) }, 'concepts/views');
    view.dispose();
    await settled();
    expect(currentValue(view.state$)).toEqual({ kind: 'loading' });
  });
});

import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import {
  collection,
  fixedUuid,
  preset,
  primaryKey,
  role,
  settings,
  stringField,
  textField,
  user,
  world,
} from '../../../fixtures/builders';
import { listen } from '../../../host/listen';
import type { DemoUser } from '../../../src/ports/environment/demo';
import { bundlePage } from '../bundle-page';
import { signIn } from '../journey';
import { rowLinks } from '../layouts';
import { openPage, type BenchPage } from '../slow-page';
import { startTarget } from '../start-target';
import { htmlOf, markdownOf } from './texts';

export type Kind = 'html' | 'markdown';

/** Pages of the texts, by the key of their item: 250 kB and 5 MB. */
const LENGTHS = [100, 2_000];

const ADMINISTRATOR = fixedUuid('texts/role/administrator');
const PERSON: DemoUser = { role: 'Administrator', email: 'desk@texts.example', password: 'texts' };

const INTERFACES: Readonly<Record<Kind, string>> = { html: 'input-rich-text-html', markdown: 'input-rich-text-md' };

const textOf = (kind: Kind, pages: number): string => (kind === 'html' ? htmlOf : markdownOf)(pages);

const texts = () =>
  world('texts', [
    ...(['html', 'markdown'] as const).flatMap((kind) => [
      collection(
        kind,
        { display_template: '{{title}}' },
        [primaryKey(), stringField('title'), textField('text', { interface: INTERFACES[kind] })],
        LENGTHS.map((pages, index) => ({ id: index + 1, title: `${pages} pages`, text: textOf(kind, pages) })),
      ),
      preset(kind, { layout_query: { tabular: { fields: ['title'], sort: 'id', limit: 25, page: 1 } } }),
    ]),
    role(ADMINISTRATOR, 'Administrator', { admin_access: true }),
    user(fixedUuid('texts/user/desk'), PERSON.email, PERSON.password, ADMINISTRATOR),
    settings({ project_name: 'Texts' }),
  ]);

/** A page on which a text is opened by a click. */
export interface EditorPage {
  readonly bench: BenchPage;
  /** Shows what leads to a text, without having opened it. */
  goTo(kind: Kind, item: number): Promise<void>;
  /** The selector of what is clicked. */
  readonly opener: (kind: Kind, item: number) => string;
  close(): Promise<void>;
}

export const openApplication = async (browser: Browser): Promise<EditorPage> => {
  const { target, close } = await startTarget('texts', texts(), PERSON);
  const bench = await openPage(browser, (await signIn(browser, target)).session);
  const { page } = bench;
  await page.goto(`${target.url}/collections/html`);
  return {
    bench,
    goTo: async (kind) => {
      await page.locator(`nav a[href$="/collections/${kind}"]`).first().click();
      await page.locator(rowLinks(kind)).first().waitFor();
    },
    opener: (kind, item) => `main tbody a[href$="/collections/${kind}/${item}"]`,
    close: async () => {
      await bench.context.close();
      await close();
    },
  };
};

const STYLE =
  '.ProseMirror { white-space: pre-wrap } main { width: 720px; max-height: 70vh; overflow: auto } .cm-scroller { max-height: 60vh }';
const BODY = `<!doctype html><meta charset="utf-8"><title>Bare</title><style>${STYLE}</style><button>Open</button><main></main>`;

export const openBare = async (browser: Browser): Promise<EditorPage> => {
  const script = await bundlePage(join(__dirname, 'bare-page.ts'));
  const site: RequestListener = ({ url = '' }, response) => {
    const [, kind, item] = /^\/texts\/(html|markdown)\/(\d)$/.exec(url) ?? [];
    if (kind !== undefined && item !== undefined) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: { text: textOf(kind as Kind, LENGTHS[Number(item) - 1] ?? 0) } }));
    } else if (url === '/page.js') {
      response.setHeader('content-type', 'text/javascript');
      response.end(script);
    } else {
      response.setHeader('content-type', 'text/html');
      response.end(`${BODY}<script src="/page.js"></script>`);
    }
  };
  const { server, port } = await listen(site, 0, '127.0.0.1');
  const bench = await openPage(browser);
  return {
    bench,
    goTo: async (kind, item) => {
      await bench.page.goto(`http://127.0.0.1:${port}/${kind}/${item}`);
    },
    opener: () => 'button',
    close: async () => {
      await bench.context.close();
      server.close();
      server.closeAllConnections();
    },
  };
};

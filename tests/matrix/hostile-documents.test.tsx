import { cleanup } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { hostileDocuments, largeHostileDocument } from '../../fixtures/documents/hostile';
import { ItemNames } from '../../src/application/filters';
import { SchemaStore } from '../../src/application/data-model';
import { RichEditor } from '../../src/interfaces/input-rich-text-html/editor/rich-editor';
import { openDocument, printDocument } from '../../src/interfaces/input-rich-text-html/document/rich-document';
import type { Services } from '../../src/kit';
import { ValueDisplay } from '../../src/parts/fields/value-display';
import { FieldChanges } from '../../src/parts/item/item-history';
import { ItemsGateway } from '../../src/ports/gateways/items-gateway';
import { DocumentRenderer } from '../../src/ui/content/html/render-document';
import { endApplication } from './application';
import { intruders, wasHacked } from './hostile';
import { LIGHT, startIn } from './modes';
import { fieldOfType, renderWithServices } from './render-form';

const DOCUMENTS = hostileDocuments();

const LARGE = largeHostileDocument();

/** Elements that the editor and the preview never show, besides those that `intruders` finds. */
const REFUSED = 'svg, math, form, input, textarea, select, video, audio, template, slot, marquee, frameset, applet';

/** Addresses that load or open something else than a page; the images in the editor are blobs and small pictures. */
const hasForeignAddress = (element: Element): boolean =>
  ['href', 'src', 'srcset', 'style', 'poster', 'background'].some((name) =>
    /script:|data:(?!image\/(?:png|jpe?g|gif|webp);)|blob:|url\(|expression/i.test(element.getAttribute(name) ?? ''),
  );

const dangers = (place: ParentNode): readonly string[] => [
  ...intruders(place),
  ...[...place.querySelectorAll('*')]
    .filter((element) => element.matches(REFUSED) || hasForeignAddress(element))
    .map((element) => (element.cloneNode(false) as Element).outerHTML),
];

/** What is dangerous of what was shown, by the beginning of its document. */
const dangersOf = (show: (html: string) => ParentNode): readonly (readonly [string, readonly string[]])[] =>
  [...DOCUMENTS, LARGE]
    .map((html) => [html.slice(0, 80), dangers(show(html))] as const)
    .filter(([, found]) => found.length > 0);

const editorIn = (html: string) => {
  const host = document.createElement('div');
  document.body.append(host);
  const editor = new RichEditor(() => NEVER);
  const heard: string[] = [];
  editor.listen({
    onText: (text) => heard.push(text),
    onSource: () => undefined,
    onDialog: () => undefined,
    onFind: () => undefined,
    onImages: ({ files, insert }) => insert(files.map((_, index) => `/assets/${index}`)),
  });
  editor.mount(host);
  editor.configure({
    readonly: false,
    name: 'Body',
    required: false,
    invalid: false,
    describedBy: undefined,
    language: 'en-US',
    texts: { kept: 'Kept', keptHint: 'hint', editSource: 'Edit source', noPicture: 'Not shown:' },
  });
  editor.setText(html);
  return { host, editor, heard };
};

const paste = (host: Element, html: string): void => {
  const clipboardData = { getData: (format: string) => (format === 'text/html' ? html : ''), files: [] };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  host.querySelector('.ProseMirror')?.dispatchEvent(event);
};

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  if (wasHacked()) throw new Error('A document has run a script');
});

test('there are 200 documents, no two the same', () => {
  expect(new Set(DOCUMENTS).size).toBe(200);
});

test('one more has 5 MB and all kinds of hostile pieces that rich text splits into blocks', () => {
  expect(LARGE.length).toBeGreaterThan(5_000_000);
  expect(openDocument(LARGE).childCount).toBeGreaterThan(30);
});

test('each document that is opened and left in rich text is the same byte for byte', () => {
  expect([...DOCUMENTS, LARGE].filter((html) => printDocument(openDocument(html)) !== html)).toEqual([]);
});

test('rich text shows nothing of them that runs, loads or covers', () => {
  expect(
    dangersOf((html) => {
      const { host, heard } = editorIn(html);
      expect(heard).toEqual([]);
      return host;
    }),
  ).toEqual([]);
});

test('rich text shows nothing of 5 MB that runs, loads or covers', () => {
  const { host, heard } = editorIn(LARGE);
  expect(host.querySelectorAll('.ProseMirror > p').length).toBeGreaterThan(10);
  expect(dangers(host)).toEqual([]);
  expect(heard).toEqual([]);
});

test('nothing of them that runs or loads is pasted', () => {
  const written: string[] = [];
  expect(
    dangersOf((html) => {
      const { host, heard } = editorIn('<p>a</p>');
      paste(host, html);
      written.push(...heard);
      const stored = document.implementation.createHTMLDocument('').body;
      stored.innerHTML = heard.at(-1) ?? '';
      host.append(document.importNode(stored, true));
      return host;
    }),
  ).toEqual([]);
  expect(written.length).toBeGreaterThan(100);
  expect(written.filter((html) => /\bon\w+\s*=|data:/i.test(html.replace(/>[^<]*/g, '>')))).toEqual([]);
});

test('nothing of 5 MB that runs or loads is pasted', () => {
  const { host, heard } = editorIn('<p>a</p>');
  paste(host, LARGE);
  expect(heard.at(-1)?.length).toBeGreaterThan(4_000_000);
  expect(dangers(host)).toEqual([]);
});

test('the preview of Markdown shows nothing of them that runs, loads or covers', () => {
  let rendered = 0;
  expect(
    dangersOf((html) => {
      const page = document.createElement('div');
      const blocks = new DocumentRenderer().render(html);
      if (blocks !== null) rendered += 1;
      page.innerHTML = (blocks ?? []).map((block) => String(block.html)).join('');
      return page;
    }),
  ).toEqual([]);
  expect(rendered).toBeGreaterThan(150);
  expect(new DocumentRenderer().render(LARGE)).toBeNull();
});

describe('in displays and differences', () => {
  const SHOWN = [...DOCUMENTS, LARGE];
  let services: Services;
  beforeAll(async () => {
    services = await startIn(LIGHT);
  });
  afterAll(() => endApplication(services));

  test.each(['raw', 'formatted-value'])('%s shows nothing of them that runs, loads or covers', async (display) => {
    const field = fieldOfType('body', 'text', { display });
    const container = await renderWithServices(
      services,
      SHOWN.map((value, index) => (
        <div key={index} data-shown="">
          <ValueDisplay field={field} value={value} />
        </div>
      )),
    );
    const shown = [...container.querySelectorAll('[data-shown]')];
    expect(shown.filter(({ textContent }) => textContent !== '')).toHaveLength(SHOWN.length);
    expect(dangers(container)).toEqual([]);
  });

  test('the comparison of revisions shows nothing of them that runs, loads or covers', async () => {
    const changes = SHOWN.flatMap((html, index) => [
      { field: `text_${index}`, before: html, after: `${html} and more`, isBeforeKnown: true },
      { field: `new_${index}`, before: null, after: html, isBeforeKnown: false },
    ]);
    const names = new ItemNames(services.get(ItemsGateway), services.get(SchemaStore));
    const container = await renderWithServices(
      services,
      <FieldChanges collection="articles" names={names} changes={changes} />,
    );
    names.dispose();
    expect(container.querySelectorAll('ins')).toHaveLength(SHOWN.length);
    expect(container.querySelectorAll('[data-change]')).toHaveLength(changes.length);
    expect(dangers(container)).toEqual([]);
  });
});

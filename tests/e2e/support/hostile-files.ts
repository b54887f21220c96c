import { deflateSync } from 'node:zlib';
import { picture } from '../../../contracts/platform/pictures';
import type { Item } from '../../../src/domain/items';
import type { RestartableServer } from './restartable-server';

/** Written by every script of a hostile file that runs. */
const HACK = 'top.hasRun=1;document.documentElement.setAttribute("data-hacked","")';
const MARKUP = `<img src=x onerror='${HACK}'><script>${HACK}</script>`;
const htmlPage = (elsewhere: string): string =>
  `<!doctype html><html><body onload='${HACK}'>${MARKUP}<img src="${elsewhere}/html.png"></body></html>`;

const svg = (content: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100" ${attributes}>${content}<rect width="80" height="80"/></svg>`;

const bytesOf = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text));

const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ ((crc & 1) === 0 ? 0 : 0xed_b8_83_20);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
};

const pngChunk = (name: string, content: Uint8Array): Buffer => {
  const chunk = Buffer.alloc(content.length + 12);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(name, 4, 'latin1');
  chunk.set(content, 8);
  chunk.writeUInt32BE(crcOf(chunk.subarray(4, content.length + 8)), content.length + 8);
  return chunk;
};

/** A PNG of a few bytes that announces 60,000 by 60,000 pixels. */
const pngBomb = (): Uint8Array => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

const gifBomb = (): Uint8Array =>
  Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([0x60, 0xea, 0x60, 0xea, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    Buffer.from([0x2c, 0, 0, 0, 0, 0x60, 0xea, 0x60, 0xea, 0, 2, 2, 0x4c, 1, 0, 0x3b]),
  ]);

/** A JPEG with a page in its comment. */
const jpegWithComment = async (comment: string): Promise<Uint8Array> => {
  const image = Buffer.from(await (await picture('a.jpg', 'image/jpeg', 40, 20)).arrayBuffer());
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    image.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment),
    image.subarray(2),
  ]);
};

/** Each level draws the one below five times. */
const copies = (part: (content: string, level: number) => string, reference: (level: number) => string): string =>
  svg(
    Array.from({ length: 15 }, (_, level) =>
      part(level === 0 ? '<rect/>' : reference(level - 1).repeat(5), level),
    ).join('') + reference(14),
  );

export interface HostileFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** Further values of its row. */
  readonly row?: Item;
}

/** Files that try to run scripts, to send requests to a server elsewhere, or to stop the page. */
export const hostileFiles = async (elsewhere: string): Promise<readonly HostileFile[]> => {
  const html = htmlPage(elsewhere);
  const image = Buffer.from(await (await picture('a.png', 'image/png', 40, 20)).arrayBuffer());
  const photo = { type: 'image/png', bytes: image };
  return [
    { name: 'script.svg', type: 'image/svg+xml', bytes: bytesOf(svg(`<script>${HACK}</script>`)) },
    {
      name: 'handlers.svg',
      type: 'image/svg+xml',
      bytes: bytesOf(
        svg(`<set attributeName="x" onbegin='${HACK}'/><a xlink:href="javascript:${HACK}"/>`, `onload='${HACK}'`),
      ),
    },
    {
      name: 'foreign.svg',
      type: 'image/svg+xml',
      bytes: bytesOf(
        svg(
          `<foreignObject width="90" height="90"><body xmlns="http://www.w3.org/1999/xhtml" onload='${HACK}'><img src="${elsewhere}/foreign.png" onerror='${HACK}'/></body></foreignObject>`,
        ),
      ),
    },
    {
      name: 'references.svg',
      type: 'image/svg+xml',
      bytes: bytesOf(
        svg(
          `<style>@import url(${elsewhere}/a.css); rect { fill: url(${elsewhere}/a.svg#b) }</style><image href="${elsewhere}/a.png" width="9" height="9"/><use href="${elsewhere}/b.svg#c"/>`,
        ),
      ),
    },
    {
      name: 'copies.svg',
      type: 'image/svg+xml',
      bytes: bytesOf(
        copies(
          (content, level) => `<g id="a${level}">${content}</g>`,
          (level) => `<use href="#a${level}"/>`,
        ),
      ),
    },
    {
      name: 'masks.svg',
      type: 'image/svg+xml',
      bytes: bytesOf(
        copies(
          (content, level) => `<mask id="a${level}">${content}</mask>`,
          (level) => `<rect width="9" height="9" mask="url(#a${level})"/>`,
        ),
      ),
    },
    {
      name: 'entities.svg',
      type: 'image/svg+xml',
      bytes: bytesOf(
        `<!DOCTYPE svg [<!ENTITY a "<script xmlns='http://www.w3.org/2000/svg'>${HACK.replaceAll('"', '&quot;')}</script>">]>${svg('&a;')}`,
      ),
    },
    { name: 'page.png', type: 'image/png', bytes: bytesOf(html) },
    { name: 'page.jpg', type: 'text/html', bytes: bytesOf(html) },
    { name: 'page.svg', type: 'image/svg+xml', bytes: bytesOf(html) },
    { name: 'page.mp4', type: 'video/mp4', bytes: bytesOf(html) },
    { name: 'script.gif', type: 'image/gif', bytes: bytesOf(`GIF89a/*\u0001\u0001*/=0;${HACK};`) },
    { name: 'page.pdf', type: 'application/pdf', bytes: bytesOf(`%PDF-1.4\n${html}`) },
    { name: 'comment.jpg', type: 'image/jpeg', bytes: await jpegWithComment(html) },
    { name: 'bomb.png', type: 'image/png', bytes: pngBomb() },
    { name: 'known-bomb.png', type: 'image/png', bytes: pngBomb(), row: { width: 60_000, height: 60_000 } },
    { name: 'bomb.gif', type: 'image/gif', bytes: gifBomb() },
    { name: 'empty.png', type: 'image/png', bytes: new Uint8Array() },
    { ...photo, name: '"><img src=x onerror=top.hasRun=1>.png' },
    { ...photo, name: '\u202Egnp.exe' },
    { ...photo, name: '../../..\\etc/passwd.png' },
    { ...photo, name: `${'x'.repeat(10_000)}.png` },
    {
      ...photo,
      name: 'exif.png',
      row: {
        metadata: {
          exif: {
            image: { Make: MARKUP, Model: MARKUP },
            exif: { LensModel: MARKUP },
            gps: { GPSLatitudeRef: MARKUP },
          },
        },
        description: MARKUP,
        location: MARKUP,
        tags: [MARKUP],
      },
    },
  ];
};

/** The key of a hostile file by its position. */
export const hostileKey = (index: number): string => `f11e0000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** Stores hostile files as only files of the library. */
export const storeHostileFiles = (server: RestartableServer, files: readonly HostileFile[]): void => {
  const [sample] = server.database.rows('directus_files');
  for (const [index, { name, type, bytes, row }] of files.entries()) {
    const id = hostileKey(index);
    server.database.putBytes(id, bytes);
    server.database.put('directus_files', id, {
      ...sample,
      id,
      title: name,
      type,
      filename_disk: id,
      filename_download: name,
      filesize: String(bytes.length),
      width: null,
      height: null,
      folder: null,
      ...row,
    });
  }
};

import { uploadPicture } from './upload-picture.view-model';

/** A PNG without pixels: signature, and the header with the dimensions. */
const png = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(new ArrayBuffer(45));
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  bytes.set([8, 6, 0, 0, 0], 24);
  bytes.set([0x49, 0x44, 0x41, 0x54], 37);
  return bytes;
};

const fileOf = (content: Uint8Array<ArrayBuffer> | string, type: string): File => {
  const file = new File([content], 'a', { type });
  // jsdom reads blobs by a FileReader only.
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(file, { slice: () => ({ arrayBuffer: () => Promise.resolve(bytes.buffer) }) });
};

const released: string[] = [];

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = (url) => void released.push(url);
});

const shownOf = async (file: File) => {
  const urls: (string | null)[] = [];
  const subscription = uploadPicture(file).subscribe((url) => urls.push(url));
  await new Promise((resolve) => setTimeout(resolve));
  return { urls, subscription };
};

test('shows an image from an object URL, which is released with the row', async () => {
  const { urls, subscription } = await shownOf(fileOf(png(640, 420), 'image/png'));
  expect([urls, released]).toEqual([['blob:picture'], []]);
  subscription.unsubscribe();
  expect(released).toEqual(['blob:picture']);
});

test.each([
  ['dimensions that would stop the page', fileOf(png(60_000, 60_000), 'image/png')],
  ['another type than it claims', fileOf(png(640, 420), 'image/jpeg')],
  ['a page instead of an image', fileOf('<script>top.hacked=1</script>', 'image/png')],
  ['a drawing, which may run scripts', fileOf('<svg onload="top.hacked=1"/>', 'image/svg+xml')],
  ['no image at all', fileOf('text', 'text/plain')],
  ['content that cannot be read', Object.assign(fileOf('', 'image/png'), { slice: () => ({}) })],
  ['too many bytes', Object.defineProperty(fileOf(png(640, 420), 'image/png'), 'size', { value: 30_000_000 })],
])('shows no image of a file with %s', async (_, file) => {
  const { urls } = await shownOf(file);
  expect(urls).toEqual([null]);
});

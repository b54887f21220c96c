import type { PastedContent } from '../../parts/fields/code-editor';
import { dataImage } from '../../parts/files/text-images/addresses.rules';

/** Images with their data in the place of an address, in Markdown and elsewhere. */
const DATA =
  /!\[([^\]\n]{0,500})\]\(\s*<?(data:image\/[a-z0-9+/=;,._-]+)>?[^)\n]{0,500}\)|data:image\/[a-z0-9+.-]+;base64,[a-z0-9+/=]+/gi;

/** The addresses of the images in a text that have the image in themselves, in their order. */
export const dataAddresses = (text: string): readonly string[] =>
  [...text.matchAll(DATA)].map(([whole, , address]) => address ?? whole);

/** The text with other addresses, in the order of `dataAddresses`; an image without one leaves its alternative text. */
export const withAddresses = (text: string, addresses: readonly (string | null)[]): string => {
  let index = 0;
  return text.replace(DATA, (_, alternative: string | undefined, inImage: string | undefined) => {
    const address = addresses[index] ?? null;
    index += 1;
    if (inImage === undefined) return address ?? '';
    return address === null ? (alternative ?? '') : `![${alternative ?? ''}](${address})`;
  });
};

/** Images that were pasted, and the text to insert once it is known which of them have which address. */
export interface PastedImages {
  readonly files: readonly File[];
  readonly textWith: (addresses: readonly (string | null)[]) => string;
}

const imagesInText = (text: string): PastedImages | null => {
  const found = dataAddresses(text).map((address, index) => dataImage(address, index + 1));
  const known = found.filter((image) => image !== null);
  return known.length === 0
    ? null
    : {
        files: known.map(({ bytes, name, type }) => new File([bytes], name, { type })),
        textWith: (addresses) => {
          const rest = addresses.values();
          return withAddresses(
            text,
            found.map((image) => (image === null ? null : (rest.next().value ?? null))),
          );
        },
      };
};

/** The images of what was pasted or dropped; null if there are none. Text beside image files is what is pasted. */
export const imagesIn = ({ text, files }: PastedContent): PastedImages | null => {
  if (text.trim() !== '') return imagesInText(text);
  const images = files.filter(({ type }) => type.startsWith('image/'));
  return images.length === 0
    ? null
    : {
        files: images,
        textWith: (addresses) =>
          addresses.flatMap((address) => (address === null ? [] : [`![](${address})`])).join(' '),
      };
};

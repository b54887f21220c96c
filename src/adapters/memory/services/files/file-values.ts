import type { Item } from '../../../../domain/items';
import type { FetchedFile } from './fetch-file';
import { titleOf, withoutExtension } from './file-title';
import { nameOf, typeOf, type SentFile } from './sent-file';

/** What is written of a file that was sent. The title may be chosen; name, type and sender are what they are. */
export const sentValues = (file: SentFile, values: Item, user: string | null): Item => ({
  storage: 'local',
  ...values,
  title: values['title'] || titleOf(withoutExtension(nameOf(file))),
  filename_download: nameOf(file),
  type: typeOf(file),
  ...(user === null ? {} : { uploaded_by: user }),
});

const lastStep = (url: string): string => {
  const { pathname } = new URL(url);
  return pathname.replace(/\/+$/, '').replace(/^.*\//s, '');
};

/** What is written of a file that was fetched. Everything may be chosen; nobody counts as its sender. */
export const fetchedValues = ({ url, type }: FetchedFile, values: Item): Item => ({
  filename_download: lastStep(url),
  storage: 'local',
  type: type ?? 'application/octet-stream',
  title: titleOf(lastStep(url)),
  ...values,
});

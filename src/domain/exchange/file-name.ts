/** Letters, digits and a few marks; all else may mean something to a file system. */
const UNSAFE = /[^\p{L}\p{N}_.-]+/gu;

const two = (number: number): string => String(number).padStart(2, '0');

/** 'articles-2026-11-20.csv': the day by the clock of whoever exports. `now` in milliseconds since 1970. */
export const exportFileName = (collection: string, extension: string, now: number): string => {
  const day = new Date(now);
  const stem =
    collection
      .replace(UNSAFE, '-')
      .replace(/^[.-]+/, '')
      .slice(0, 80) || 'items';
  return `${stem}-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.${extension}`;
};

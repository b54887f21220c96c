import type { Json } from '../../kernel';
import { fileSize, type FileSize } from './short-text';

const UNITS: Readonly<Record<FileSize['unit'], string>> = {
  B: 'byte',
  kB: 'kilobyte',
  MB: 'megabyte',
  GB: 'gigabyte',
  TB: 'terabyte',
  PB: 'petabyte',
};

const formatters = new Map<string, Intl.NumberFormat>();

/** Cached, since creating a formatter is slow and each cell needs one. */
const formatter = (locale: string, unit: FileSize['unit']): Intl.NumberFormat => {
  const key = `${locale} ${unit}`;
  const decimals = unit === 'B' ? 0 : 2;
  const cached =
    formatters.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: UNITS[unit],
      unitDisplay: unit === 'B' ? 'long' : 'short',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  formatters.set(key, cached);
  return cached;
};

/** A localised file size with two decimals and a fitting unit; null for a value that is no number. */
export const fileSizeText = (value: Json, locale: string): string | null => {
  const bytes = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;
  if (!Number.isFinite(bytes)) return null;
  const { amount, unit } = fileSize(bytes);
  return formatter(locale, unit).format(amount);
};

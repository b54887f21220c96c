import { isJsonObject, type Json, type JsonObject } from '../../../kernel';
import { EXIF_NAMES, GPS_NAMES, IMAGE_NAMES, type TagNames } from './exif-tag-names';
import { tiffHeader, tagsOf } from './tiff-tags';

const EXIF_OFFSET = 0x8769;
const GPS_OFFSET = 0x8825;

const EXIF_DATE = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/;

/** Exif dates have no zone; they are returned as UTC. */
const toIsoDate = (name: string, value: Json): Json => {
  const parts = name.startsWith('DateTime') && typeof value === 'string' ? EXIF_DATE.exec(value) : null;
  return parts === null ? value : `${parts[1]}-${parts[2]}-${parts[3]}T${parts[4]}.000Z`;
};

const group = (view: DataView, offset: Json | undefined, little: boolean, names: TagNames): JsonObject | null => {
  if (typeof offset !== 'number') return null;
  const entries = tagsOf(view, offset, little).map(([tag, value]) => {
    const name = names[tag] ?? String(tag);
    return [name, toIsoDate(name, value)] as const;
  });
  return Object.fromEntries(entries);
};

/** Exif data by tag name; null when it cannot be read. */
export const exifOf = (view: DataView): JsonObject | null => {
  try {
    const start = tiffHeader(view);
    if (start === null) return null;
    const pointers = new Map(tagsOf(view, start.offset, start.little));
    const image = group(view, start.offset, start.little, IMAGE_NAMES) ?? {};
    const exif = group(view, pointers.get(EXIF_OFFSET), start.little, EXIF_NAMES);
    const gps = group(view, pointers.get(GPS_OFFSET), start.little, GPS_NAMES);
    return { bigEndian: !start.little, image, ...(exif === null ? {} : { exif }), ...(gps === null ? {} : { gps }) };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** Orientation from 1 to 8; 1 is upright. */
export const orientationOf = (exif: JsonObject | null): number => {
  const image = exif?.['image'];
  const orientation = isJsonObject(image) ? image['Orientation'] : null;
  return typeof orientation === 'number' ? orientation : 1;
};

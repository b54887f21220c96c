import { isJsonObject, type Json, type JsonObject } from '../../../kernel';
import { lineText } from '../../values';

export type CameraFactName = 'make' | 'model' | 'lens' | 'aperture' | 'exposure' | 'focal_length' | 'iso' | 'taken';

export interface CameraFact {
  readonly name: CameraFactName;
  readonly text: string;
}

/** Own members only: the metadata of a file may have any names. */
const memberOf = (group: Json | undefined, name: string): Json | undefined =>
  isJsonObject(group) && Object.hasOwn(group, name) ? group[name] : undefined;

const textOf = (value: Json | undefined): string | null => {
  if (typeof value !== 'string') return null;
  const text = value.replaceAll(/\p{Cc}/gu, ' ').trim();
  return text === '' ? null : lineText(text);
};

const amountOf = (value: Json | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

const format = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(amount);

/** '1/320 s'; a second and more as it is. */
const exposureText = (seconds: number, locale: string): string =>
  seconds >= 1 ? `${format(seconds, locale)} s` : `1/${Math.round(1 / seconds)} s`;

/** The camera's clock has no zone; it is stored as if it were in UTC. */
const takenText = (value: Json | undefined, locale: string): string | null => {
  const moment = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(moment)) return null;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(moment);
};

const withUnit = (amount: number | null, text: (amount: number) => string): string | null =>
  amount === null ? null : text(amount);

/** What the camera has stored in an image, as plain texts; only what is known, and nothing of other types. */
export const cameraFacts = (metadata: JsonObject | null, locale: string): readonly CameraFact[] => {
  const exif = memberOf(metadata ?? undefined, 'exif');
  const [image, shot] = [memberOf(exif, 'image'), memberOf(exif, 'exif')];
  const facts: Readonly<Record<CameraFactName, string | null>> = {
    make: textOf(memberOf(image, 'Make')),
    model: textOf(memberOf(image, 'Model')),
    lens: textOf(memberOf(shot, 'LensModel')),
    aperture: withUnit(amountOf(memberOf(shot, 'FNumber')), (number) => `f/${format(number, locale)}`),
    exposure: withUnit(amountOf(memberOf(shot, 'ExposureTime')), (seconds) => exposureText(seconds, locale)),
    focal_length: withUnit(amountOf(memberOf(shot, 'FocalLength')), (length) => `${format(length, locale)} mm`),
    iso: withUnit(amountOf(memberOf(shot, 'ISO')), (speed) => format(speed, locale)),
    taken: takenText(memberOf(shot, 'DateTimeOriginal'), locale),
  };
  return Object.entries(facts).flatMap(([name, text]) =>
    text === null ? [] : [{ name: name as CameraFactName, text }],
  );
};

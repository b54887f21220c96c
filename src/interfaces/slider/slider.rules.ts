import { numberOption } from '../../domain/values';
import type { Json, JsonObject } from '../../kernel';

export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** From, to and step as configured, else 0, 100 and 1; a range turned round is taken the right way. */
export const sliderRange = (options: JsonObject): SliderRange => {
  const [one, other] = [numberOption(options, 'minValue') ?? 0, numberOption(options, 'maxValue') ?? 100];
  const step = numberOption(options, 'stepInterval') ?? 1;
  return { min: Math.min(one, other), max: Math.max(one, other), step: step > 0 ? step : 1 };
};

/** Where the knob stands; null for what is no number. */
export const sliderPlace = (value: Json): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

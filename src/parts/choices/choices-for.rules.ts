import type { Field } from '../../domain/schema';
import { asStored, choicesOf, type Choice } from '../../domain/values';
import { equals, type Json } from '../../kernel';

/** The configured choices of a field as it stores them, each value once. */
export const choicesFor = (option: Json, { type }: Field): readonly Choice[] => {
  const choices = (choicesOf(option) ?? []).map((choice) => asStored(choice, type));
  return choices.filter(({ value }, index) => choices.findIndex((each) => equals(each.value, value)) === index);
};

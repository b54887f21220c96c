import { xmlElement } from '../../../../domain/import-export';
import type { Json } from '../../../../kernel';

const STEP = '    ';

/** A document whose root is called data; the rows of a list are called so as well. */
export const xml = (data: Json): string => {
  const root = (inside: readonly string[]): readonly string[] =>
    inside.length === 0 ? ['<data/>'] : ['<data>', ...inside, '</data>'];
  const lines = Array.isArray(data) ? root(xmlElement('data', data, STEP)) : xmlElement('data', data, '');
  return ["<?xml version='1.0'?>", ...lines].join('\n');
};

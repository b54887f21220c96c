import { isJsonObject, type Json, type JsonObject } from '../../../kernel';

/**
 * The levels of objects and lists that a part of a rule may have. Comparing and writing JSON takes a stack frame for each
 * level, and no rule that a person has written needs as many.
 */
export const MAX_RULE_DEPTH = 100;

const isNested = (value: Json): boolean => Array.isArray(value) || isJsonObject(value);

/** Whether a value has more levels than a rule may have. Uses no stack: the value comes from the server. */
export const isTooDeep = (value: Json): boolean => {
  let level = [value].filter(isNested);
  for (let depth = 0; depth < MAX_RULE_DEPTH && level.length > 0; depth += 1)
    level = level.flatMap((each) => Object.values(each as JsonObject)).filter(isNested);
  return level.length > 0;
};

/** Whether a JSON text opens more levels than a rule may have; measured before it is parsed, uses no stack. */
export const isTextTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString && character === '\\') at += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && (character === '{' || character === '[')) {
      depth += 1;
      if (depth > MAX_RULE_DEPTH) return true;
    } else if (!isInString && (character === '}' || character === ']')) depth -= 1;
  }
  return false;
};

/** A sign that no text has: it keeps the place of a name in a sentence, wherever a language puts it. */
export const WHO = '\uE001';

/** A sentence cut at the place of the name. */
export const aroundWho = (sentence: string): readonly [string, string] => {
  const [before = '', ...after] = sentence.split(WHO);
  return [before, after.join('')];
};

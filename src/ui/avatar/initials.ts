/** Up to two letters of a name: first and last word. '' when there is none. */
export const initials = (name: string): string => {
  const words = name.split(/[\s.@_-]+/).filter((word) => word !== '');
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
};

/** A hue of 0 to 359 degrees that stays the same for the same text. */
export const hueOf = (text: string): number => {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return Math.round((hash * 137.5) % 360);
};

/** The name of an icon for people: 'local_offer' is 'Local offer'. */
export const iconLabel = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

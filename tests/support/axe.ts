import axe from 'axe-core';

const OPTIONS: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // jsdom computes no colours; the browser tests check the specimens.
  rules: { 'color-contrast': { enabled: false } },
};

/** The violations of WCAG 2.2 AA that axe finds in an element, one for each affected node. */
export const axeViolations = async (element: Element): Promise<readonly string[]> => {
  const { violations } = await axe.run(element, OPTIONS);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

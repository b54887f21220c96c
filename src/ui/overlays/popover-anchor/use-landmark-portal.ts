import { useCallback } from 'react';

/**
 * Ariakit's `portalElement` for a menu or a list of options: a landmark with the name of its content, which is at the
 * end of the document and so outside of the landmarks of the page. (A dialog needs none.)
 */
export const useLandmarkPortal = (label: string | undefined): (() => HTMLElement) =>
  useCallback(() => {
    const element = document.createElement('div');
    element.setAttribute('role', 'region');
    if (label !== undefined) element.setAttribute('aria-label', label);
    return element;
  }, [label]);

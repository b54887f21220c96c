/** Every element of a place in its order, those of open shadow trees behind their hosts. */
export const elementsIn = (place: ParentNode): readonly Element[] =>
  [...place.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot === null ? [] : elementsIn(element.shadowRoot)),
  ]);

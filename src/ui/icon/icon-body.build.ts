import { writeShapes, type IconShape } from './icon-format';

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const number = (tag: string, name: string): number => Number(attribute(tag, name) ?? 0);

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const outline = (element: string, tag: string): string | null => {
  switch (element) {
    case 'path':
      return attribute(tag, 'd') ?? null;
    case 'circle':
      return ellipse(number(tag, 'cx'), number(tag, 'cy'), number(tag, 'r'), number(tag, 'r'));
    case 'ellipse':
      return ellipse(number(tag, 'cx'), number(tag, 'cy'), number(tag, 'rx'), number(tag, 'ry'));
    case 'rect':
      return `M${number(tag, 'x')} ${number(tag, 'y')}h${number(tag, 'width')}v${number(tag, 'height')}h${-number(tag, 'width')}z`;
    default:
      return null;
  }
};

/** The markup inside an icon's <svg> as one string of shapes; null when it holds more than plain filled shapes. */
export const encodeBody = (body: string): string | null => {
  const shapes: IconShape[] = [];
  for (const [tag, element = ''] of body.matchAll(/<(\w+)[^>]*>/g)) {
    const d = outline(element, tag);
    if (d === null || attribute(tag, 'transform') !== undefined) return null;
    shapes.push({
      d,
      evenOdd: attribute(tag, 'fill-rule') === 'evenodd',
      opacity: Number(attribute(tag, 'fill-opacity') ?? 1),
    });
  }
  return shapes.length === 0 ? null : writeShapes(shapes);
};

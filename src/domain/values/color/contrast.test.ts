import fc from 'fast-check';
import { parseColor, printColor } from './color';
import { contrast, labelColors } from './contrast';

const channel = fc.nat({ max: 255 });
const color = fc.record({ red: channel, green: channel, blue: channel, alpha: fc.constant(1) }).map(printColor);

test('returns null for the default colours', () => {
  expect(labelColors(null, null)).toBeNull();
  expect(labelColors('#263238', '#eceff1')).toBeNull();
  expect(labelColors('nonsense', 'url(x)')).toBeNull();
});

test('keeps a readable foreground', () => {
  expect(labelColors('#ffffff', '#2f7d4f')).toEqual({ foreground: '#FFFFFF', background: '#2F7D4F' });
});

test('always returns readable colours', () => {
  fc.assert(
    fc.property(color, color, (foreground, background) => {
      const colors = labelColors(foreground, background);
      const [text, back] = [parseColor(colors?.foreground ?? '#263238'), parseColor(colors?.background ?? '#ECEFF1')];
      return text !== null && back !== null && contrast(text, back) >= 4.5;
    }),
  );
});

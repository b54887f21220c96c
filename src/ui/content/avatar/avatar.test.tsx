import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar, hueOf, initials } from './avatar';

describe('initials', () => {
  it.each([
    ['Ines Halloran', 'IH'],
    ['Anna Maria von Berg', 'AB'],
    ['ed@example.com', 'EC'],
    ['Plato', 'P'],
    ['  ', ''],
    ['𝒜lan', '𝒜'],
    ['E\u0301mile Zola', 'E\u0301Z'],
    ['👩‍🚀 Sally', '👩‍🚀S'],
  ])('of %j are %j', (name, expected) => expect(initials(name)).toBe(expected));
});

describe('hueOf', () => {
  it('returns the same hue from 0 to 359 for the same text', () => {
    for (const text of ['', 'Ines Halloran', 'ed@example.com', '日本語']) {
      expect(hueOf(text)).toBe(hueOf(text));
      expect(hueOf(text)).toBeGreaterThanOrEqual(0);
      expect(hueOf(text)).toBeLessThanOrEqual(360);
    }
    expect(hueOf('Ines Halloran')).not.toBe(hueOf('Clara Voss'));
  });
});

test('an avatar whose picture cannot be decoded shows the initials, until it gets another one', () => {
  const { container, rerender } = render(<Avatar name="Ines Halloran" src="blob:1" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(screen.getByText('IH')).toBeInTheDocument();
  rerender(<Avatar name="Ines Halloran" src="blob:2" />);
  expect(container.querySelector('img')).toHaveAttribute('src', 'blob:2');
});

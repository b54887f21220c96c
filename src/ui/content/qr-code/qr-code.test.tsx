import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { axeViolations } from '../../../../tests/support/axe';
import { QrCode } from './qr-code';

const URL = 'otpauth://totp/The%20Tideway:ines%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=The%20Tideway';

/** The modules that a path of rectangles one unit high fills. */
const modulesOf = (svg: SVGElement): readonly (readonly boolean[])[] => {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const runs =
    svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g) ?? [];
  for (const [, x, y, width] of runs) {
    for (let offset = 0; offset < Number(width); offset += 1) {
      const row = modules[Number(y)];
      if (row !== undefined) row[Number(x) + offset] = true;
    }
  }
  return modules;
};

const show = (text = URL) => {
  render(<QrCode text={text} label="QR code for your app" />);
  return modulesOf(screen.getByRole<SVGElement & HTMLElement>('img', { name: 'QR code for your app' }));
};

describe('QrCode', () => {
  it('draws the modules of the encoded text', () => {
    const { data } = encode(URL, { ecc: 'M', border: 0 });
    expect(
      show()
        .map((row) => row.slice(4, -4))
        .slice(4, -4),
    ).toEqual(data);
  });

  it('leaves a quiet zone of four modules on every side', () => {
    const modules = show();
    const isQuiet = (index: number): boolean => index < 4 || index >= modules.length - 4;
    const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [[x, y] as const] : [])));
    expect(dark.length).toBeGreaterThan(300);
    expect(dark.filter(([x, y]) => isQuiet(x) || isQuiet(y))).toEqual([]);
  });

  it('draws another code for another text', () => {
    const { rerender } = render(<QrCode text="one" label="Code" />);
    const one = modulesOf(screen.getByRole<SVGElement & HTMLElement>('img'));
    rerender(<QrCode text="two" label="Code" />);
    expect(modulesOf(screen.getByRole<SVGElement & HTMLElement>('img'))).not.toEqual(one);
  });

  it('is accessible', async () => {
    const { container } = render(<QrCode text={URL} label="Code" />);
    expect(await axeViolations(container)).toEqual([]);
  });
});

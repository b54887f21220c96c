import { useMemo } from 'react';
import { encode } from 'uqr';
import classes from './qr-code.module.css';

/** Modules of white around the code, which readers need (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** One rectangle for each run of dark modules in a row. */
const darkPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return [];
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${width}v1h-${width}z`];
      }),
    )
    .join('');

export interface QrCodeProps {
  readonly text: string;
  /** Accessible name: what the code is for. */
  readonly label: string;
}

/**
 * A QR code, dark on white in every theme, because many readers do not know inverted codes. As wide as its container.
 */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    return { size: data.length, path: darkPath(data) };
  }, [text]);
  return (
    <svg
      className={classes['qr']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};

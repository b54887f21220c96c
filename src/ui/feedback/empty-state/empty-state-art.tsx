import type { ReactNode } from 'react';
import classes from './empty-state-art.module.css';

export type EmptyStateKind = 'empty' | 'no-result' | 'error' | 'denied' | 'offline';

/** Pieces of a sea chart: a blank sheet, a glass over the waves, a reef on the course, a locked harbour, a buoy. */
const DRAWINGS: Readonly<Record<EmptyStateKind, () => ReactNode>> = {
  empty: () => (
    <>
      <rect x="14" y="8" width="104" height="68" rx="6" />
      <path d="M14 30.5h104M14 53.5h104M40 8v68M66 8v68M92 8v68" opacity=".28" />
      <g className={classes['accent']}>
        <circle cx="66" cy="42" r="15" className={classes['paper']} />
        <path d="M66 27v6M66 51v6M51 42h6M75 42h6" />
        <path d="m66 35 2.5 7-2.5 7-2.5-7z" className={classes['needle']} />
      </g>
    </>
  ),
  'no-result': () => (
    <>
      <path
        d="M8 66c18-16 30 8 50-6s34-34 66-22M8 50c20-14 30 6 48-8s40-28 68-16M8 34c20-10 32 2 46-10S92 4 124 12"
        opacity=".3"
      />
      <g className={classes['accent']}>
        <circle cx="62" cy="38" r="19" className={classes['paper']} />
        <path d="m76 52 13 13" strokeWidth="3" />
        <path d="M56 38h12" />
      </g>
    </>
  ),
  error: () => (
    <>
      <path d="M10 64c16-4 22-22 38-24" strokeDasharray="1 6" strokeWidth="2.5" />
      <path d="M84 34c14-6 24-8 38-20" strokeDasharray="1 6" strokeWidth="2.5" opacity=".45" />
      <circle cx="10" cy="64" r="3.5" fill="currentColor" />
      <path d="m114 10 10 10m0-10-10 10" opacity=".6" />
      <g className={classes['danger']}>
        <path d="m66 20 19 34H47z" className={classes['paper']} />
        <path d="M66 33v9m0 5v.5" strokeWidth="2.5" />
      </g>
    </>
  ),
  denied: () => (
    <>
      <path d="M8 20h116M8 64h116" strokeDasharray="7 5" opacity=".5" />
      <path d="M24 20v-6m18 6v-6m18 6v-6m18 6v-6m18 6v-6m18 6v-6" opacity=".4" />
      <g className={classes['accent']}>
        <rect x="51" y="38" width="30" height="22" rx="4" className={classes['paper']} />
        <path d="M57 38v-5a9 9 0 0 1 18 0v5M66 47v4" />
      </g>
    </>
  ),
  offline: () => (
    <>
      <path d="M8 60q10-7 20 0t20 0 20 0 20 0 20 0 20 0M18 70q10-7 20 0t20 0 20 0 20 0 20 0" opacity=".4" />
      <g className={classes['warning']}>
        <path d="m54 58 6-30h12l6 30z" className={classes['paper']} />
        <path d="M58 40h16M66 28V16m0 0a5 5 0 1 0-.1 0" />
        <path d="M52 8a18 18 0 0 0-4 8m36-8a18 18 0 0 1 4 8" opacity=".5" />
      </g>
    </>
  ),
};

export const EmptyStateArt = ({
  kind,
  className,
}: {
  readonly kind: EmptyStateKind;
  readonly className: string | undefined;
}) => (
  <svg
    className={className}
    viewBox="0 0 132 84"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {DRAWINGS[kind]()}
  </svg>
);

export const NOTICE_TONES = ['normal', 'info', 'success', 'warning', 'danger'] as const;

/** How the platform's tones are called here. */
export const TONE_OF = {
  normal: 'neutral',
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
} as const;

/** Forty zones: with and without summer time, of all offsets, some that change by half an hour, at midnight, or skip a day. */
export const ZONES = [
  'UTC', 'Europe/Berlin', 'Europe/London', 'Europe/Lisbon', 'Europe/Dublin', 'Europe/Moscow', 'Europe/Istanbul', 'Atlantic/Azores', 'Atlantic/Reykjavik',
  'America/New_York', 'America/Chicago', 'America/Denver', 'America/Phoenix', 'America/Los_Angeles', 'America/Anchorage', 'America/St_Johns', 'America/Havana',
  'America/Sao_Paulo', 'America/Santiago', 'America/Asuncion', 'America/Caracas', 'America/Nuuk', 'Pacific/Honolulu', 'Pacific/Apia', 'Pacific/Kiritimati',
  'Pacific/Chatham', 'Pacific/Auckland', 'Pacific/Marquesas', 'Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Adelaide', 'Australia/Eucla', 'Asia/Tokyo',
  'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Tehran', 'Asia/Beirut', 'Asia/Gaza', 'Africa/Cairo', 'Africa/Casablanca',
] as const;

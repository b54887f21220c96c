/** A file as it arrives. */
export interface SentFile {
  readonly name: string;
  /** Its MIME type; empty when the sender does not know. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The type without its parameters. */
export const typeOf = ({ type }: SentFile): string =>
  type.replace(/;.*$/s, '').trim().toLowerCase() || 'application/octet-stream';

/** The name without the folders that some senders put before it. */
export const nameOf = ({ name }: SentFile): string => name.replace(/^.*[/\\]/s, '');

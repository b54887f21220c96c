import { type Failure, isApiCode, isRefusal, isSignInRequired, isTooLarge } from '../../kernel';
import type { FileDetails } from './file';
import { mediaType } from './file-type';

/** Why a file is not stored; trying again would not help. `maxBytes` is null when the server does not tell its limit. */
export type UploadRefusal =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too_large'; readonly maxBytes: number | null }
  | { readonly kind: 'wrong_type' }
  | { readonly kind: 'server'; readonly failure: Failure };

export type UploadState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly sentBytes: number; readonly totalBytes: number }
  /** The server fetches the URL. */
  | { readonly kind: 'importing' }
  /** Null for a file that the role may create but not read. */
  | { readonly kind: 'done'; readonly file: FileDetails | null }
  | { readonly kind: 'refused'; readonly reason: UploadRefusal }
  /** Can be retried. `sentBytes` is how far it came. */
  | { readonly kind: 'failed'; readonly failure: Failure; readonly sentBytes: number };

export interface UploadEntry {
  readonly id: string;
  /** The file name or the URL. */
  readonly name: string;
  /** MIME type, empty when unknown. */
  readonly type: string;
  /** Null for an import. */
  readonly sizeBytes: number | null;
  readonly state: UploadState;
}

/** True for a file that an `accept` attribute allows: extensions, MIME types and `type/*`; an empty one allows all. */
export const isAccepted = (accept: string, { name, type }: Pick<File, 'name' | 'type'>): boolean => {
  const tokens = accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter((token) => token !== '');
  const media = mediaType(type);
  return (
    tokens.length === 0 ||
    tokens.some((token) => {
      if (token.startsWith('.')) return name.toLowerCase().endsWith(token);
      return token.endsWith('/*') ? media.startsWith(token.slice(0, -1)) : media === token || token === '*';
    })
  );
};

interface UploadLimits {
  /** As in `<input accept>`. */
  readonly accept: string;
  /** Null without a known limit. */
  readonly maxBytes: number | null;
}

/** Why a file is refused without sending it; null when it may be sent. */
export const localRefusal = (
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, maxBytes }: UploadLimits,
): UploadRefusal | null => {
  if (!isAccepted(accept, file)) return { kind: 'wrong_type' };
  if (file.size === 0) return { kind: 'empty' };
  return maxBytes !== null && file.size > maxBytes ? { kind: 'too_large', maxBytes } : null;
};

/** The file name as a form encodes it, and as the server stores it, since it does not decode line breaks. */
export const formFileName = (name: string): string => name.replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** The state after a failed request: a refusal of the server is final, anything else can be retried. */
export const afterFailure = (failure: Failure, sentBytes: number): UploadState => {
  if (isTooLarge(failure)) return { kind: 'refused', reason: { kind: 'too_large', maxBytes: null } };
  return isRefusal(failure) && !isSignInRequired(failure)
    ? { kind: 'refused', reason: { kind: 'server', failure } }
    : { kind: 'failed', failure, sentBytes };
};

/** The server refused a key that exists: an earlier attempt has reached it. */
export const isKeyTaken = (failure: Failure): boolean =>
  isApiCode(failure, 'RECORD_NOT_UNIQUE') &&
  failure.kind === 'api' &&
  failure.fields.some(({ field }) => field === 'id');

/** An interrupted upload leaves a file without content on the server. */
export const hasContent = ({ filename_disk, filesize }: Pick<FileDetails, 'filename_disk' | 'filesize'>): boolean =>
  filename_disk !== null && filesize !== null;

/** True while a file is waiting for its turn or on its way. */
export const isRunning = ({ state }: Pick<UploadEntry, 'state'>): boolean =>
  state.kind === 'waiting' || state.kind === 'sending' || state.kind === 'importing';

/** Would be lost with the session: an upload that is running, or a file of this device that can be retried. */
export const isUnfinished = (entry: Pick<UploadEntry, 'sizeBytes' | 'state'>): boolean =>
  isRunning(entry) || (entry.state.kind === 'failed' && entry.sizeBytes !== null);

export interface UploadSummary {
  /** Without refused and failed ones. */
  readonly total: number;
  readonly done: number;
  /** Refused ones included. */
  readonly failed: number;
  readonly running: number;
  /** 0 to 1, by bytes; an import counts as much as an average file. 1 when nothing is left to send. */
  readonly fraction: number;
  readonly sentBytes: number;
  readonly remainingBytes: number;
}

const sentShare = ({ state }: UploadEntry): number => {
  switch (state.kind) {
    case 'done':
      return 1;
    case 'sending':
      return state.totalBytes === 0 ? 0 : Math.min(state.sentBytes / state.totalBytes, 1);
    default:
      return 0;
  }
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The progress of all uploads. */
export const uploadSummary = (entries: readonly UploadEntry[]): UploadSummary => {
  const counted = entries.filter((entry) => entry.state.kind === 'done' || isRunning(entry));
  const sizes = counted.flatMap(({ sizeBytes }) => (sizeBytes === null ? [] : [sizeBytes]));
  const average = sizes.length === 0 ? 1 : sumOf(sizes) / sizes.length;
  const weights = counted.map(({ sizeBytes }) => sizeBytes ?? average);
  const all = sumOf(weights);
  const sent = sumOf(counted.map((entry, index) => sentShare(entry) * (weights[index] ?? 0)));
  const done = counted.filter(({ state }) => state.kind === 'done').length;
  return {
    total: counted.length,
    done,
    failed: entries.length - counted.length,
    running: counted.length - done,
    fraction: all === 0 ? 1 : sent / all,
    sentBytes: sent,
    remainingBytes: all - sent,
  };
};

/** Shorter than this, the speed is a guess. */
const MIN_MEASURED_MS = 2_000;

/** Time in ms until the rest is sent at the speed so far; null before the speed is known. */
export const remainingTime = (remainingBytes: number, sentBytes: number, elapsedMs: number): number | null =>
  sentBytes <= 0 || elapsedMs < MIN_MEASURED_MS ? null : (remainingBytes * elapsedMs) / sentBytes;

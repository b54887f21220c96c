export { PUBLIC, type Accountability, type Origin } from './accountability';
export { ApiException, type ApiError } from './api-error';
export { MemoryClient } from './client';
export {
  type ConnectionOptions,
  MemoryConnection,
  type RefreshCookie,
  storageCookie,
  transientCookie,
} from './connection';
export { Database } from './world/database';
export { MemoryAccountsGateway } from './gateways/memory-accounts-gateway';
export { JournalStore, MemoryEditJournal } from './memory-edit-journal';
export { MemoryAuthGateway } from './gateways/memory-auth-gateway';
export { memoryGateways } from './gateways/memory-gateways';
export { MemorySuggestionSource } from './memory-suggestion-source';
export { Outbox, type Mail } from './outbox';
export { Platform, type PlatformOptions } from './platform';
export { fetchFileWith, type FetchFile, type UploadedFile } from './services/files';
export { replaceNullWords, validateFilter } from './services/items';
export { SharedWorld } from './world/shared-world';
export { WorldStore } from './world/world-store';
export type { NumberAnswers, OnDelete, World, WorldRelation } from './world/world';

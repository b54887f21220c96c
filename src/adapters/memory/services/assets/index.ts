export { AssetsService, type Asset } from './assets-service';
export type { AssetQuery } from './asset-query';

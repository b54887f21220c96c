export { RelatedDrawerHost } from './related-drawer-host';

export { DocsLink } from './docs-link';

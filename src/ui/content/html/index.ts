export { installDefaultPolicy } from './default-policy';
export { Markdown } from './markdown';
export { type DocumentImage, MarkdownDocument, type MarkdownDocumentProps } from './markdown-document';

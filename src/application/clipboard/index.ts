export { ClipboardWriter } from './clipboard-writer';

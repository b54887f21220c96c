export { ErrorSummary, type ErrorSummaryProps } from './error-summary';
export { Notice, type NoticeProps, type NoticeTone } from './notice';

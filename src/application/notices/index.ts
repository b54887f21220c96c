export { Notices, type Notice, type NoticeText, type NoticeTone } from './notices';

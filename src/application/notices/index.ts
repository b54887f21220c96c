export { Notices, type Notice, type NoticeOffer, type NoticeText, type NoticeTone } from './notices';

export { SidebarDetail, type SidebarDetailProps } from './sidebar-detail';

export { Facts, type FactsProps } from './facts';
export { SidebarDetail, type SidebarDetailProps } from './sidebar-detail';

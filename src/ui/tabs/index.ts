export { TabPanel, Tabs, type Tab, type TabsProps } from './tabs';

export { default, desktopConfig } from 'lighthouse';

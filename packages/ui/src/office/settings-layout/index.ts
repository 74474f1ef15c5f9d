export { SettingsLayout, type SettingsLayoutProps, type SettingsNavItem } from './SettingsLayout'
export { useSettingsLabel } from './use-settings-label'

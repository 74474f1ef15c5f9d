export { SettingsLayout, type SettingsLayoutProps, type SettingsSection } from './SettingsLayout'
export { useSettingsLabel } from './use-settings-label'

export { settingsAdminRoutes } from './admin-routes'
export { createSettingsOperator, type SettingsOperator } from './change-settings'

export { settingsAdminRoutes } from './admin-routes'
export { createSettingsOperator } from './change-settings'

export { settingsAdminRoutes } from './admin-routes'
export { createSettingsOperator } from './change-settings'
export { createSetupOperator } from './read-setup'

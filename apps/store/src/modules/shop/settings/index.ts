export { settingsAdminRoutes } from './admin-routes'
export { createSettingsOperator } from './change-settings'
export { putBackSection, reversibleSectionOf, settingsChanged } from './put-back-settings'
export { createSetupOperator } from './read-setup'

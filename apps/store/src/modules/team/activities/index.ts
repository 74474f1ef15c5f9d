export { activitiesAdminRoutes } from './admin-routes'

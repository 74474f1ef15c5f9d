export { activitiesAdminRoutes } from './activities.admin'

export { sampleDataAdminRoutes } from './admin-routes'
export { createSampleData } from './manage-sample-data'

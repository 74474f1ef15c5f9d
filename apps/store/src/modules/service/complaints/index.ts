export { complaintsAdminRoutes } from './admin-routes'
export { createComplaintsOperator } from './answer-complaints'
export { complaintsRoutes } from './routes'
export { createComplaintsService } from './file-complaint'

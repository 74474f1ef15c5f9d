export { complaintsAdminRoutes } from './complaints.admin'
export { createComplaintsOperator } from './complaints.operator'
export { complaintsRoutes } from './complaints.routes'
export { createComplaintsService } from './complaints.service'

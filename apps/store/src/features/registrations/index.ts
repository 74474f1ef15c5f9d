export { registrationsAdminRoutes } from './operator.admin'
export { createRegistrationsOperator } from './operator.service'
export { registrationsRoutes } from './registrations.routes'
export { createRegistrationsService } from './registrations.service'

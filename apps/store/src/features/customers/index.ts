export { createCustomersOperator } from './customers.operator'
export { customersRoutes } from './customers.routes'

export { createCustomersOperator } from './customers.operator'
export { customersRoutes } from './customers.routes'
export { startVatIdChecker } from './vat-id.checker'
export { createVatIdOperator } from './vat-id.operator'

export { createCustomersOperator } from './customers.operator'
export { customersRoutes } from './customers.routes'
export { createVatIdOperator } from './vat-id.operator'

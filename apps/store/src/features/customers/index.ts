export { createCustomersOperator, type CustomerListOptions, type OperatorCustomer } from './customers.operator'
export { customersRoutes } from './customers.routes'

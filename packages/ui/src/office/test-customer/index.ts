export { TestCustomer, type TestCustomerProps } from './TestCustomer'

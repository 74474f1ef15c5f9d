export { createOrderFormService } from './order-forms'
export { orderFormRoutes } from './routes'

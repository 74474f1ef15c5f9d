export { ordersRoutes } from './orders.routes'
export { createOrdersService } from './orders.service'

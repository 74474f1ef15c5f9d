export { postOrderConfirmation } from './orders.mails'
export { createOrdersOperator } from './orders.operator'
export { ordersRoutes } from './orders.routes'
export { createOrdersService } from './orders.service'

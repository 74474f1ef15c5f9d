export { toAddress, toReceptionHours } from './to-address'
export { checkoutRoutes } from './checkout.routes'
export { createCheckoutService } from './checkout.service'

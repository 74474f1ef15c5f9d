export { checkoutRoutes } from './checkout.routes'
export { createCheckoutService } from './checkout.service'

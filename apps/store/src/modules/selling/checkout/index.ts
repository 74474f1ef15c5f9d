export { checkoutRoutes } from './routes'
export { createCheckoutService } from './check-out'

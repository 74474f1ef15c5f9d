import { signedIn, type Handlers } from '../../../platform/http/handler'
import type { BuyAgainService } from './buy-again'

/** Routes for reorder previews and usual articles. */
export function buyAgainRoutes(service: BuyAgainService): Handlers<'getReorder' | 'listUsualArticles'> {
  return {
    async getReorder(call) {
      return service.reorder(signedIn(call), call.params.id)
    },
    async listUsualArticles(call) {
      // Validation has filled in the contract's default.
      return service.usualArticles(signedIn(call), call.query.limit as number)
    },
  }
}

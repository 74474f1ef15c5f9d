import { signedIn, type Handlers } from '../../http/handler'
import type { BuyAgainService } from './buy-again.service'

/** What could be ordered again, over HTTP. */
export function buyAgainRoutes(again: BuyAgainService): Handlers<'getReorder' | 'listUsualArticles'> {
  return {
    async getReorder(call) {
      return again.reorder(signedIn(call), call.params.id)
    },
    async listUsualArticles(call) {
      // Validation has filled in the contract's default.
      return again.usualArticles(signedIn(call), call.query.limit as number)
    },
  }
}

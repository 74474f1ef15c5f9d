import { signedIn, type Handlers } from '../../../platform/http/handler'
import type { StockNotices } from './request-stock-notice'

type StockNoticeOperation = 'getStockNotice' | 'requestStockNotice' | 'cancelStockNotice'

/** Routes for e-mails about articles that are back in stock. */
export function stockNoticeRoutes(notices: StockNotices): Handlers<StockNoticeOperation> {
  return {
    async getStockNotice(call) {
      return { requested: await notices.isRequested(signedIn(call), call.params.id) }
    },
    async requestStockNotice(call) {
      await notices.request(signedIn(call), call.params.id)
      return { requested: true }
    },
    async cancelStockNotice(call) {
      await notices.cancel(signedIn(call), call.params.id)
      return { requested: false }
    },
  }
}

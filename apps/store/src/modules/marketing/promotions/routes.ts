import { signedIn, type Handlers } from '../../../platform/http/handler'
import type { FlashSaleService } from './read-flash-sale'
import type { PromotionsService } from './apply-promotions'

type PromotionsOperation = 'listPromoCodes' | 'addPromoCodes' | 'removePromoCodes' | 'getFlashSale'

function done(what: 'added' | 'removed', codes: readonly string[]): string {
  return `Promo ${codes.length === 1 ? 'code' : 'codes'} successfully ${what}`
}

/** Routes for promo codes and the flash sale. */
export function promotionsRoutes(services: {
  promotions: PromotionsService
  flashSale: FlashSaleService
}): Handlers<PromotionsOperation> {
  const { promotions, flashSale } = services
  return {
    async listPromoCodes(call) {
      return promotions.list(signedIn(call))
    },
    async addPromoCodes(call) {
      const { promo_codes: codes } = call.body
      return { success: true, message: done('added', codes), cart: await promotions.add(signedIn(call), codes) }
    },
    async removePromoCodes(call) {
      const { promo_codes: codes } = call.body
      return { success: true, message: done('removed', codes), cart: await promotions.remove(signedIn(call), codes) }
    },
    async getFlashSale(call) {
      return flashSale.current(signedIn(call))
    },
  }
}

import { FileAnswer } from '../../../platform/http/file-answer'
import { signedIn, xlsxType, type Handlers } from '../../../platform/http/handler'
import type { OrderFormService } from './order-forms'

/** Routes for order forms and the price lists that they are made from. */
export function orderFormRoutes(forms: OrderFormService): Handlers<'readOrderForm' | 'getPriceList'> {
  return {
    async readOrderForm(call) {
      return { rows: await forms.read(signedIn(call), call.body) }
    },
    async getPriceList(call) {
      return new FileAnswer({ ...(await forms.priceList(signedIn(call))), mediaType: xlsxType })
    },
  }
}

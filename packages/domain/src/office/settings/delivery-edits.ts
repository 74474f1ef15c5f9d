import { countryCodeValues } from '@skafferi/api/limits'
import { isText, listOf, oneOf, partOf, shape } from '../../rules/json/schema'
import type { ClosureDraft, DeliveryDraft, DeliveryOptionDraft } from './delivery.view'

const isOption = shape<DeliveryOptionDraft>({
  id: '',
  name: '',
  countries: listOf(oneOf(...countryCodeValues)),
  price: '',
  goodsFrom: '',
  minDays: '',
  maxDays: '',
  isMaxCalendar: true,
})

/** Schema of unsaved edits of the delivery settings. */
export const isDeliveryPart = partOf<DeliveryDraft>({
  options: listOf(isOption),
  cutOff: isText,
  timeZone: isText,
  preparation: isText,
  workingDays: listOf(oneOf(1, 2, 3, 4, 5, 6, 7)),
  closures: listOf(shape<ClosureDraft>({ from: '', to: '', reason: '' })),
})

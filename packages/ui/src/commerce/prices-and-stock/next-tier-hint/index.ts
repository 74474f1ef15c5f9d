export { FreeDeliveryNote } from './FreeDeliveryNote'
export { NextTierHint } from './NextTierHint'

export { FreeDeliveryNote, type FreeDeliveryView } from './FreeDeliveryNote'
export { NextTierHint, type NextTierView } from './NextTierHint'

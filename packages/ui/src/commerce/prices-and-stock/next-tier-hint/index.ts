export { FreeDeliveryNote, NextTierHint } from './NextTierHint'

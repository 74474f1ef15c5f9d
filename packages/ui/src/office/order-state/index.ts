export { GoodsBadge, PaymentBadge, ShippedCount } from './OrderState'
export { useGoodsName, usePaymentName } from './use-state-names'

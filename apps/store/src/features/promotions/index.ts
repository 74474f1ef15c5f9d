export { createFlashSaleService } from './flash-sale.service'
export { createPromotionsOperator } from './promotions.operator'
export { promotionsRoutes } from './promotions.routes'
export { createPromotionsService, toPromotion } from './promotions.service'

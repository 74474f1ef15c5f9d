export { toProductView, type ProductChoice } from './product.view'
export { useProductPage, type ProductPage } from './use-product-page'
export { useVariantChoices } from './use-variant-choices'
export { useDeliveryDays } from './use-delivery-days'

export { toProductView, type ProductChoice } from './product.view'
export { useProductPage, type ProductPage } from './use-product-page'
export { useDeliveryDays } from './use-delivery-days'

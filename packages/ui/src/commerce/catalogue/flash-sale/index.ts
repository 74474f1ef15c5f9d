export { FlashSale, type FlashSaleProps } from './FlashSale'

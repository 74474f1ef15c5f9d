import type { components, operations } from './generated/schema'

export { createShopClient, type ShopClient } from './client'
export type { ClientOptions } from './connection'
export { ApiError, type ErrorParams, type FieldFault } from './error'
export type { components, operations, paths } from './generated/schema'
export { newRequestKey } from './request-keys'
export type { FileRequest } from './send-files'
export { sendOrderForm } from './order-form'
export { downloadPriceList, type DownloadedFile } from './price-list'
export { unwrap } from './unwrap'
export { uploadFiles, type Upload, type Uploaded } from './upload'
export { requireCart } from './require-cart'

type Schemas = components['schemas']

export type AccessRequest = Schemas['AccessRequest']
export type Address = Schemas['Address']
export type AddressRequest = Schemas['AddressRequest']
export type Banner = Schemas['Banner']
export type BulkRowResult = Schemas['BulkRowResult']
export type Cart = Schemas['Cart']
export type CartItem = Schemas['CartItem']
export type Category = Schemas['Category']
export type Company = Schemas['Company']
export type ComplaintRequest = Schemas['ComplaintRequest']
export type CountryCode = Schemas['CountryCode']
export type Customer = Schemas['Customer']
export type FlashSaleAnswer = Schemas['FlashSaleAnswer']
export type Order = Schemas['Order']
export type OrderListItem = Schemas['OrderListItem']
export type OrderSummary = Schemas['OrderSummary']
export type Price = Schemas['Price']
export type Product = Schemas['Product']
export type ProductList = Schemas['ProductList']
export type ProductListItem = Schemas['ProductListItem']
export type Promotion = Schemas['Promotion']
export type ReferencesRequest = Schemas['ReferencesRequest']
export type RegistrationRequest = Schemas['RegistrationRequest']
export type ReorderLine = Schemas['ReorderLine']
export type ReorderPreview = Schemas['ReorderPreview']
export type Review = Schemas['Review']
export type ReviewList = Schemas['ReviewList']
export type SignedInSession = Schemas['SignedInSession']
export type Shelf = Schemas['Shelf']
export type SharedPlace = Schemas['SharedPlace']
export type SharedShelf = Schemas['SharedShelf']
export type ShelfPlace = Schemas['ShelfPlace']
export type ShippingDate = Schemas['ShippingDate']
export type ShippingOption = Schemas['ShippingOption']
export type UsualArticle = Schemas['UsualArticle']
export type Variant = Schemas['Variant']
export type VisitorProduct = Schemas['VisitorProduct']
export type WishlistItem = Schemas['WishlistItem']

/** Query parameters of `GET /store/products`. */
export type ProductQuery = NonNullable<operations['searchProducts']['parameters']['query']>

export { recordQueries, cachedAnswers } from './record-queries'
export { hydrateAnswers, parsePageData, serializeForPage, type PageData } from './page-data'
export { createRequestShop, type RequestShopOptions } from './request-shop'

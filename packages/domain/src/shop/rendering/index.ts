export { loadQueries, type PageQueries } from './load-queries'
export { createHydratedClient, parsePageData, serializeForPage, type PageData } from './page-data'
export { createRequestShop } from './request-shop'

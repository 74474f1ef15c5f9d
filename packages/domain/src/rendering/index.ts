export { answering, answersIn } from './ask'
export { keepAnswers, parsePageData, serializeForPage, type PageData } from './page-data'
export { createRequestShop, type RequestShopOptions } from './request-shop'

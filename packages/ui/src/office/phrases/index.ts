export { useApplicationPhrases } from './use-application-phrases'
export { useOrderPhrases } from './use-order-phrases'
export { useApplicationViews, useCompanyViews, useOrderViews, useProductViews } from './use-list-views'
export { useTodayPhrases } from './use-today-phrases'

export type { ImportJobs } from './import-jobs'
export { startCatalogueImports } from './import-runner'
export { createCatalogueImports, createImportsOperator } from './imports.operator'
export { applyDuePrices, startPriceClock } from './price-clock'

/** Shapes that the kit shows, as types only. */
export type * from './bulk-report.view'
export type { BulkUploadFault, BulkUploadFormat } from './bulk-upload.rules'
export type * from './bulk-upload.view'
export type * from './card-purchases.view'
export type * from './cart.view'
export type * from './conflicts.view'
export type * from './promotions.view'
export type * from './totals.view'

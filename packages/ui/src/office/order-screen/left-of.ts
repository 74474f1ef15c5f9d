import type { OfficeOrderLineView } from './order.view'

/** Pieces of a line that are still to be shipped. */
export const leftOf = ({ ordered, shipped, closed }: OfficeOrderLineView) => ordered - closed - shipped

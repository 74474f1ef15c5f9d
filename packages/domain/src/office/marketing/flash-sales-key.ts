/** The query key of flash sales. */
export const flashSalesKey = ['office', 'flash-sales'] as const

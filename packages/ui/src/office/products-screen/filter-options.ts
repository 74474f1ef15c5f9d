/** The values of the filters in the order of their lists. */
export const statuses = ['published', 'draft', 'archived'] as const
export const stocks = ['in', 'low', 'out', 'always', 'backorder'] as const
export const missingData = ['picture', 'price', 'category', 'weight', 'gtin'] as const

/** The displayed state of a status. */
export const stateOfStatus = { published: 'active', draft: 'draft', archived: 'archived' } as const

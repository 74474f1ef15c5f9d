/** Which category is worked at: a new one, below another or on the first level, or one that is changed or deleted. */
export type OpenCategory = { action: 'add'; parent: string } | { action: 'change' | 'delete'; id: string }

/** The category of the open dialog: a new one with its parent, or one that is changed or deleted. */
export type OpenCategory = { action: 'add'; parent: string } | { action: 'change' | 'delete'; id: string }

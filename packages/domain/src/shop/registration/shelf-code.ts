import type { Shop } from '../shop-context'

/** Storage key of the code of the shared shelf that the visitor applies with. */
export const shelfStorageKey = 'application.shelf'

/** The code of the shared shelf that the visitor applies with. */
export const shelfCode = ({ storage }: Shop) => storage(shelfStorageKey).read() ?? undefined

import { useSentences, type LoadAreas, type Reason } from '../../../words/use-sentences'

/** Loads the sentences of refusals. */
export const loadShopSentences: LoadAreas = async () => (await import('./shop-sentences')).shopSentences

/**
 * Describes why the store refused, in the user's language; `null` if it gave no reason. Loads the sentences when it
 * first needs one.
 */
export const useRefusalText = (): ((reason: Reason) => string | null) => useSentences([], loadShopSentences)

import { loadSentences, useSentences, type LoadAreas, type Reason } from '../../../words/use-sentences'

const loadAreas: LoadAreas = async () => (await import('./shop-sentences')).shopSentences

/** Loads the sentences of refusals. Resolves also if that fails. */
export const loadShopSentences = (): Promise<void> => loadSentences(loadAreas)

/**
 * Describes why the store refused, in the user's language; `null` if it gave no reason. Loads the sentences when it
 * first needs one.
 */
export const useRefusalText = (): ((reason: Reason) => string | null) => useSentences([], loadAreas)

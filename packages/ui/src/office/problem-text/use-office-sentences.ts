import { useSentences, type LoadAreas, type Reason } from '../../words/use-sentences'

const loadOfficeSentences: LoadAreas = async () => (await import('./office-sentences')).officeSentences

/** Describes why the store refused; loads the sentences when it first needs one. */
export const useOfficeSentences = (): ((reason: Reason) => string | null) => useSentences([], loadOfficeSentences)

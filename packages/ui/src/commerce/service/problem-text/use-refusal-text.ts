import { useSentences, type Reason } from '../../../words/use-sentences'
import { refusalsWords } from '../../../words/generated/refusals'

/** Describes why the store refused, in the user's language; `null` if it gave no reason. */
export const useRefusalText = (): ((reason: Reason) => string | null) => useSentences([refusalsWords])

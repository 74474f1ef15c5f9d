import { useSentences, type Reason } from '../../words'
import { faultsWords } from '../../words/generated/faults'

/** What is wrong with fields, by their names in the contract. */
export type Faults = Readonly<Record<string, Reason>>

/** Describes what is wrong with each field, in the user's language. */
export function useFaultTexts(faults: Partial<Faults>): Readonly<Record<string, string | undefined>> {
  const sentence = useSentences(faultsWords)
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, (fault && sentence(fault)) ?? undefined]),
  )
}

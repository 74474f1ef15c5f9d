import type { Reason } from '../../words/use-sentences'
import { useOfficeFaults } from './use-office-faults'

/** What is wrong with fields, by their names in the contract. */
export type Faults = Readonly<Record<string, Reason>>

/** Describes what is wrong with each field, in the user's language. */
export function useFaultTexts(faults: Partial<Faults>): Readonly<Record<string, string | undefined>> {
  const sentence = useOfficeFaults()
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, (fault && sentence(fault)) ?? undefined]),
  )
}

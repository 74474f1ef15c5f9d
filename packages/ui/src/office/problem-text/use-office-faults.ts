import { useSentences, type LoadAreas, type Reason } from '../../words/use-sentences'

const loadOfficeFaults: LoadAreas = async () => (await import('./office-sentences')).officeFaults

type Describe = (fault: Reason) => string | null

/** Puts the sentence of another fault into that of a fault whose value `reason` is the code of the other. */
export const withCauses =
  (describe: Describe): Describe =>
  (fault) => {
    const { reason, ...others } = fault.params ?? {}
    if (typeof reason !== 'string') return describe(fault)
    const cause = describe({ code: reason, message: null, params: others })
    return describe({ ...fault, params: { ...others, ...(cause !== null && { reason: cause }) } })
  }

/** Names the tax classes in the sentence of a fault. */
const withClasses =
  (describe: Describe): Describe =>
  (fault) => {
    const { classes } = fault.params ?? {}
    if (typeof classes !== 'string') return describe(fault)
    const names = classes.split(', ').map((each) => describe({ code: `class.${each}`, message: each }))
    return describe({ ...fault, params: { ...fault.params, classes: names.join(', ') } })
  }

/**
 * Describes what is wrong with a field, a cell or a picture: the end of a sentence that begins with its name. Loads the
 * sentences when it first needs one.
 */
export const useOfficeFaults = (): Describe => withCauses(withClasses(useSentences([], loadOfficeFaults)))

/** What is wrong with fields, by their names in the contract. */
export type Faults = Readonly<Record<string, Reason>>

/** Describes what is wrong with each field, in the user's language. */
export function useFaultTexts(faults: Partial<Faults>): Readonly<Record<string, string | undefined>> {
  const sentence = useOfficeFaults()
  return Object.fromEntries(
    Object.entries(faults).map(([field, fault]) => [field, (fault && sentence(fault)) ?? undefined]),
  )
}

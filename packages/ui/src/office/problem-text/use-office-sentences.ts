import { toOfficeValues } from '@skafferi/domain/rules/errors/office-values'
import { useLocale } from '../../words'
import { useSentences, type LoadAreas, type Reason } from '../../words/use-sentences'

const loadOfficeSentences: LoadAreas = async () => (await import('./office-sentences')).officeSentences

/** Describes why the store refused; loads the sentences when it first needs one. */
export function useOfficeSentences(): (reason: Reason) => string | null {
  const sentence = useSentences([], loadOfficeSentences)
  const locale = useLocale()
  return ({ params = {}, ...reason }) => sentence({ ...reason, params: toOfficeValues(params, locale) })
}

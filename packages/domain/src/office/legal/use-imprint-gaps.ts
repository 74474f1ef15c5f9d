import { imprintGaps } from '../../rules/legal/imprint-gaps'
import { formText, toLegalSeller } from './to-legal'
import { usePublishedText } from './use-legal-form'
import { useLegalTexts, useSettings } from './use-legal-texts'

/** What the shop's profile says about the seller and the published imprint does not; empty without an imprint here. */
export function useImprintGaps(): readonly string[] {
  const profile = useSettings().data?.profile.value
  const current = useLegalTexts().kinds.find(({ kind }) => kind === 'imprint')?.current ?? null
  const text = formText(usePublishedText('imprint', current?.version).data?.text ?? null)
  return profile && text ? imprintGaps(text, toLegalSeller(profile, undefined)) : []
}

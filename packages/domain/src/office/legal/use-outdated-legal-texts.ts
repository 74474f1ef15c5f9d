import { useQueries } from '@tanstack/react-query'
import { profileGaps } from '../../rules/legal/profile-gaps'
import { useOffice } from '../office-context'
import { publishedTextOptions } from './legal.queries'
import type { OutdatedLegalTextView } from './legal.view'
import { formText, toLegalSeller } from './to-legal'
import { useLegalTexts, useSettings } from './use-legal-texts'

/** The published texts that lack what the shop's profile says now about the seller. Texts elsewhere are not read. */
export function useOutdatedLegalTexts(): readonly OutdatedLegalTextView[] {
  const office = useOffice()
  const profile = useSettings().data?.profile.value
  const published = useLegalTexts().kinds.flatMap(({ current, ...each }) => (current ? [{ ...each, current }] : []))
  const texts = useQueries({
    queries: published.map(({ kind, current }) => publishedTextOptions(office, kind, current.version)),
  })
  return published.flatMap(({ kind, href }, index) => {
    const text = formText(texts[index]?.data?.text ?? null)
    const gaps = profile && text ? profileGaps(kind, text, toLegalSeller(profile, undefined)) : []
    return gaps.length > 0 ? [{ kind, href, gaps }] : []
  })
}

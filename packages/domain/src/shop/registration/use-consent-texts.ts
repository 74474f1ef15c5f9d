import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { legalTextQuery } from '../content'
import { useShop } from '../shop-context'
import type { ConsentTexts } from './application'

/** Whether the shop takes applications: it does once terms and privacy policy are published. */
export type ConsentTextsState = { status: 'loading' | 'closed' } | { status: 'open'; texts: ConsentTexts }

/**
 * The hashes of the texts that the consents of an open form name. They stay those that were shown when it was opened,
 * although the shop may publish others meanwhile. If they cannot be loaded, consents name none.
 */
export function useConsentTexts(): ConsentTextsState {
  const shop = useShop()
  const terms = useQuery({ ...legalTextQuery(shop, 'terms'), staleTime: Infinity })
  const privacy = useQuery({ ...legalTextQuery(shop, 'privacy'), staleTime: Infinity })
  const [termsAndConditions, gdprConsent] = [terms.data?.sha256 ?? undefined, privacy.data?.sha256 ?? undefined]
  const texts = useMemo(() => ({ termsAndConditions, gdprConsent }), [termsAndConditions, gdprConsent])
  if (terms.data === null || privacy.data === null) return { status: 'closed' }
  if (terms.isPending || privacy.isPending) return { status: 'loading' }
  return { status: 'open', texts }
}

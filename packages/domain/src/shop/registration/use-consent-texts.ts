import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { legalTextQuery } from '../content'
import { useShop } from '../shop-context'
import type { ConsentTexts } from './application'

/** Whether the shop takes applications: it does once terms and privacy policy are published. */
export type ConsentTextsState = { status: 'loading' | 'closed' } | { status: 'open'; texts: ConsentTexts }

/**
 * The hashes of the texts that an applicant agrees to: those in force when the form was opened, also if the shop
 * publishes others before it is sent. If a text could not be loaded, its hash is missing.
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

import { useQuery } from '@tanstack/react-query'
import { toLegalTextView, type LegalTextView } from '../../platform/shared-views'
import type { LegalKind } from '../../rules/legal/legal-text'
import { textIn } from '../../rules/text/local-text'
import { useShop, type Prefetch } from '../shop-context'
import { legalTextQuery } from './content.queries'

/** The page of a legal text. Without text and address, the shop has not published one. */
export type LegalPage =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | {
      status: 'ready'
      text: LegalTextView | null
      /** The address of the binding text on another site; null if the text is here. */
      externalUrl: string | null
    }

/** Loads a legal text in the shop's language. */
export function useLegalText(kind: LegalKind): LegalPage {
  const shop = useShop()
  const { data, isError, refetch } = useQuery(legalTextQuery(shop, kind))
  if (data === undefined) return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' }
  const text = data?.text && textIn(data.text, shop.locale)
  return { status: 'ready', text: text ? toLegalTextView(text) : null, externalUrl: data?.url ?? null }
}

/** Returns the kind of text at the path of a legal page, which is named after it. */
export const legalKindAt = (pathname: string) => pathname.split('/')[1] as LegalKind

/** Fetches a legal text before its page is shown. */
export const prefetchLegalText: Prefetch = async ({ shop, cache }, { pathname }) =>
  cache.prefetchQuery(legalTextQuery(shop, legalKindAt(pathname)))

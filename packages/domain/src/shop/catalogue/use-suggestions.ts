import { unwrap, type Product, type VisitorProduct } from '@skafferi/api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { readable, toLoad, type Load } from '../../platform/action'
import { gtinDigits, gtinForms, hasValidCheckDigit, isGtin } from '../../rules/catalogue/gtin'
import { useShop, type Shop } from '../shop-context'
import { catalogKeys } from './lists.queries'
import { toScannedView, toSuggestionsView, type ScannedVariant, type SuggestionsView } from './suggestions.view'

/** Maximum number of suggestions. */
const maxSuggestions = 6

/** Minimum number of typed characters. */
const minText = 2

/** The pause in typing after which suggestions are loaded, in milliseconds. */
const pause = 200

/** The first products of a search. */
function suggestionsQuery({ client }: Shop, text: string) {
  const query = { q: text, limit: maxSuggestions, offset: 0 }
  return queryOptions({
    queryKey: catalogKeys.listing(query),
    queryFn: ({ signal }) => unwrap(client.GET('/store/products', { params: { query }, signal })),
  })
}

const isForCustomers = (product: Product | VisitorProduct): product is Product =>
  product.variants.every((variant) => 'prices' in variant)

/** The variant of a GTIN; null if there is none. */
function scannedQuery({ client }: Shop, gtin: string) {
  return queryOptions({
    queryKey: catalogKeys.scanned(gtin),
    queryFn: async ({ signal }): Promise<ScannedVariant | null> => {
      const query = { q: gtin, limit: 1, offset: 0 }
      const { products } = await unwrap(client.GET('/store/products', { params: { query }, signal }))
      const [card] = products
      if (!card) return null
      const path = { id: card.id }
      const { product } = await unwrap(client.GET('/store/products/{id}', { params: { path }, signal }))
      if (!isForCustomers(product)) return null
      const forms = gtinForms(gtin)
      // A search also finds other numbers that begin with it.
      const variant = product.variants.find((each) => each.gtin !== null && forms.includes(each.gtin))
      return variant ? { card, variant } : null
    },
  })
}

/** Returns the digits of a complete GTIN with a valid check digit; null for other texts. */
function completeGtin(text: string): string | null {
  const digits = gtinDigits(text)
  return isGtin(digits) && hasValidCheckDigit(digits) && gtinForms(digits).length > 0 ? digits : null
}

/** Returns a text after a pause in its changes. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The suggestions for a typed text. `idle`: it is too short. */
export type Suggestions = Load<SuggestionsView> | { status: 'idle' }

/**
 * Loads suggestions for a typed text after a short pause. The request of an earlier text is cancelled, and its result
 * is never returned.
 * @param options.scan true to find the variant of a complete GTIN instead of products
 */
export function useSuggestions(typed: string, { scan }: { scan: boolean }): Suggestions {
  const shop = useShop()
  const current = typed.trim()
  const text = useSettled(current)
  const isSettled = text === current && text.length >= minText
  // While typing goes on there is no search, which cancels the earlier request.
  const searched = isSettled ? text : ''
  const gtin = scan ? completeGtin(searched) : null
  const found = useQuery({ ...suggestionsQuery(shop, searched), enabled: isSettled && gtin === null })
  const scanned = useQuery({ ...scannedQuery(shop, gtin ?? ''), enabled: isSettled && gtin !== null })
  const query = gtin === null ? found : scanned
  const view = useMemo(
    () =>
      gtin === null
        ? readable(found.data, (list) => toSuggestionsView(list, searched, shop.locale))
        : readable(scanned.data, (each) =>
            each
              ? toScannedView(each, searched, shop.locale)
              : toSuggestionsView({ products: [], count: 0 }, searched, shop.locale),
          ),
    [gtin, found.data, scanned.data, searched, shop.locale],
  )
  if (current.length < minText) return { status: 'idle' }
  return isSettled ? toLoad(query, 'load_products', view) : { status: 'loading' }
}

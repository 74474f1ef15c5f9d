import type { onRequestAsyncHookHandler } from 'fastify'
import { checkedParts } from './checked-parts'
import { storeContract, type Operation } from './contract'
import { refuse } from './errors'

/** Parameters that clients of Medusa send with any call. They have no effect. */
export const withoutEffect: readonly string[] = [
  'fields',
  'expand',
  'region_id',
  'country_code',
  'currency_code',
  'cart_id',
]

/** The place in a list, which clients of Medusa write after its name: `id[0]`. */
const place = /\[\d{0,4}\]$/

/** Maximum length of a reported name. */
const maxName = 100

/** Operations that monitors call, some of them with a parameter against caches. */
const health: readonly string[] = ['getLiveness', 'getReadiness']

/**
 * Creates the check that a call has no other query parameters than the contract's and those without effect. Entries of
 * lists may have a place: `id[0]=a&id[1]=b` is read as `id=a&id=b`.
 */
export function refuseUnknownParameters(operation: Operation): onRequestAsyncHookHandler {
  if (health.includes(operation.operationId)) return async () => {}
  const known = checkedParts(operation, storeContract).querystring?.properties ?? {}
  const lists = Object.keys(known).filter((name) => known[name]?.type === 'array')
  const ignored = new Set(withoutEffect.filter((name) => !(name in known)))
  const allowed = Object.keys(known).join(', ')
  return async (request) => {
    const query = request.query as Record<string, string | string[]>
    for (const [written, value] of Object.entries(query)) {
      if (Object.hasOwn(known, written)) continue
      const name = written.replace(place, '')
      if (lists.includes(name)) query[name] = [query[name] ?? [], value].flat()
      else if (!ignored.has(name))
        throw refuse('unknown_parameter', { name: written.slice(0, maxName), ...(allowed && { allowed }) })
    }
  }
}

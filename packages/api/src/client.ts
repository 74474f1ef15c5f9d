import createClient, { type Client } from 'openapi-fetch'
import { identify, toRefusal, type ClientOptions } from './connection'
import { isParts, noContent, toRefusalError } from './error'
import { keyedCalls } from './generated/keyed-calls'
import type { paths } from './generated/schema'
import { keyedFetch } from './request-keys'
import { send } from './send'

/**
 * The calls of the store API, typed by the contract. Every call rejects with an `ApiError` unless the response is 2xx
 * and not a refusal.
 */
export type ShopClient = Client<paths>

/**
 * Checks the body of a 2xx response, which may come from something other than the store, such as a proxy.
 * @throws ApiError `unreadable_answer` if it is neither a JSON object nor empty; the refusal if it is one
 */
async function assertAccepted(response: Response): Promise<void> {
  const text = await response.clone().text()
  if (text === '') return
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  if (body !== null && !isParts(body)) throw noContent('unreadable_answer')
  const refusal = toRefusalError(body, response)
  if (refusal) throw refusal
}

/** Creates a client for a store. */
export function createShopClient(options: ClientOptions): ShopClient {
  const { baseUrl } = options
  const sending = keyedFetch(options, {
    calls: keyedCalls,
    sessionOf: options.getSession,
    async send(request) {
      const response = await send(request, options)
      if (response.ok) await assertAccepted(response)
      return response
    },
  })
  const client = createClient<paths>({ baseUrl, credentials: 'same-origin', fetch: sending.fetch })
  const sessions = new WeakMap<Request, string | undefined>()
  client.use({
    onRequest({ request, schemaPath }) {
      sending.note(request, schemaPath)
      sessions.set(request, identify(request.headers, options))
      return request
    },
    async onResponse({ request, response }) {
      if (!response.ok) throw await toRefusal(response, sessions.get(request), options)
    },
  })
  return client
}

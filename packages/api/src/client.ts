import createClient, { type Client } from 'openapi-fetch'
import { identify, toRefusal, type ClientOptions } from './connection'
import { noContent } from './error'
import type { paths } from './generated/schema'
import { send } from './send'

/** The store's calls, typed from the contract. Every call rejects with an `ApiError` unless the answer is 2xx. */
export type ShopClient = Client<paths>

/**
 * Whatever answers in the store's place, such as the page of a proxy, is no answer of the store.
 * @throws ApiError `unreadable_answer` where a body is neither a JSON object nor nothing
 */
async function assertReadable(response: Response): Promise<void> {
  const text = await response.clone().text()
  if (text === '') return
  const body: unknown = await response.clone().json().catch(() => undefined)
  if (typeof body !== 'object' || Array.isArray(body)) throw noContent('unreadable_answer')
}

/** Makes a client for one store. */
export function createShopClient(options: ClientOptions): ShopClient {
  const { baseUrl } = options
  const client = createClient<paths>({ baseUrl, credentials: 'same-origin', fetch: (request) => send(request, options) })
  const sessions = new WeakMap<Request, string | undefined>()
  client.use({
    onRequest({ request }) {
      sessions.set(request, identify(request.headers, options))
      return request
    },
    async onResponse({ request, response }) {
      if (!response.ok) throw await toRefusal(response, sessions.get(request), options)
      await assertReadable(response)
    },
  })
  return client
}

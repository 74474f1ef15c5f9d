import createClient, { type Client } from 'openapi-fetch'
import { toApiError } from './error'
import type { paths } from './generated/admin/schema'

export type { components, operations, paths } from './generated/admin/schema'

/** The calls of those who run the shop, typed from their contract. Every call rejects with an `ApiError` unless the answer is 2xx. */
export type AdminClient = Client<paths>

/** What calls need to know of their surroundings. */
export interface AdminClientOptions {
  /** Where the store answers, without a trailing slash; empty for the page's own address. */
  baseUrl: string
  /** Another `fetch`, for tests and for calling a store in the same process. */
  fetch?: (request: Request) => Promise<Response>
}

/** Makes a client for one store. Browsers send the operator's cookie by themselves. */
export function createAdminClient({ baseUrl, fetch }: AdminClientOptions): AdminClient {
  const client = createClient<paths>({ baseUrl, credentials: 'same-origin', fetch })
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await toApiError(response)
    },
  })
  return client
}

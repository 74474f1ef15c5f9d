import createClient, { type Client } from 'openapi-fetch'
import { noAnswer, toApiError, type ApiError } from './error'
import type { components, paths } from './generated/admin/schema'
import { sendFiles, type FileRequest } from './send-files'

export type { components, operations, paths } from './generated/admin/schema'

/** The calls of those who run the shop, typed from their contract. Every call rejects with an `ApiError` unless the answer is 2xx. */
export type AdminClient = Client<paths>

/** What calls need to know of their surroundings. */
export interface AdminClientOptions {
  /** Where the store answers, without a trailing slash; empty for the page's own address. */
  baseUrl: string
  /** Called for every call that was refused because nobody is signed in any more. */
  onUnauthorized?: () => void
  /** Milliseconds until a call is given up; 20,000 by default. Files have a patience of their own. */
  timeout?: number
  /** Another `fetch`, for tests and for calling a store in the same process. */
  fetch?: (request: Request) => Promise<Response>
  /** Another way to send files, for tests; `sendFiles` by default. */
  sendFiles?: (request: FileRequest) => Promise<Response>
}

const requestIds = new WeakMap<ApiError, string>()

/** The number of the request that was refused, to be named to whoever helps; null where none was told. */
export function requestIdOf(error: unknown): string | null {
  return (error instanceof Error && requestIds.get(error as ApiError)) || null
}

async function refusalOf(response: Response, { onUnauthorized }: AdminClientOptions, isByCookie: boolean): Promise<ApiError> {
  const body = (await response.clone().json().catch(() => ({}))) as { request_id?: unknown }
  const error = await toApiError(response)
  if (typeof body?.request_id === 'string') requestIds.set(error, body.request_id)
  // Wrong credentials are a 401 too, with a code of their own.
  if (error.status === 401 && error.code === 'unauthorized' && isByCookie) onUnauthorized?.()
  return error
}

/** JSON counts as answered once it is there to its last byte. */
async function whole(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return isJson ? new Response(await response.text(), response) : response
}

async function send(request: Request, { fetch: go = fetch, timeout = 20_000 }: AdminClientOptions): Promise<Response> {
  const attempt = new AbortController()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    attempt.abort()
  }, timeout)
  const cancel = () => attempt.abort(request.signal.reason)
  request.signal.addEventListener('abort', cancel, { once: true })
  if (request.signal.aborted) cancel()
  try {
    return await whole(await go(new Request(request, { signal: attempt.signal })))
  } catch (error) {
    if (request.signal.aborted) throw error
    throw noAnswer(isLate ? 'timeout' : 'network')
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', cancel)
  }
}

/** Makes a client for one store. Browsers send the operator's cookie by themselves. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { baseUrl } = options
  const client = createClient<paths>({ baseUrl, credentials: 'same-origin', fetch: (request) => send(request, options) })
  client.use({
    async onResponse({ request, response }) {
      if (!response.ok) throw await refusalOf(response, options, !request.headers.has('authorization'))
    },
  })
  return client
}

/** A file of the catalogue, to be checked. */
export interface ImportFile extends Pick<FileRequest, 'onProgress' | 'signal'> {
  kind: components['schemas']['ImportKind']
  file: File
}

/**
 * Sends a file in, and tells how far it is.
 * @throws ApiError unless the answer is 2xx
 */
export async function sendImport(options: AdminClientOptions, { kind, file, ...follow }: ImportFile): Promise<components['schemas']['ImportAnswer']> {
  const body = new FormData()
  body.append('file', file, file.name)
  const go = options.sendFiles ?? sendFiles
  const response = await go({ url: `${options.baseUrl}/admin/imports?kind=${kind}`, headers: new Headers(), body, ...follow })
  if (!response.ok) throw await refusalOf(response, options, true)
  return response.json() as Promise<components['schemas']['ImportAnswer']>
}

import { identify, toRefusal, type ClientOptions } from './connection'
import type { paths } from './generated/schema'
import { send } from './send'

const address = '/store/price-list' satisfies keyof paths

/** Maximum duration in ms; large price lists take longer than other calls. */
const timeout = 60_000

/** A downloaded file. */
export interface DownloadedFile {
  /** The name that the store gives it. */
  name: string
  content: Blob
}

/** Returns the file name of a response (RFC 6266). */
function nameOf({ headers }: Response): string {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '') ?? []
  return name === undefined ? 'price-list.xlsx' : decodeURIComponent(name)
}

/**
 * Downloads the customer's price list.
 * @throws ApiError unless the response is 2xx
 */
export async function downloadPriceList(options: ClientOptions): Promise<DownloadedFile> {
  const headers = new Headers()
  const session = identify(headers, options)
  const request = new Request(`${options.baseUrl}${address}`, { headers, credentials: 'same-origin' })
  const response = await send(request, { ...options, timeout })
  if (!response.ok) throw await toRefusal(response, session, options)
  return { name: nameOf(response), content: await response.blob() }
}

import { identify, toRefusal, type ClientOptions } from './connection'
import { ApiError } from './error'
import type { components, paths } from './generated/schema'
import { sendFiles } from './send-files'

const address = '/store/order-form' satisfies keyof paths

/**
 * Sends a spreadsheet and returns its cells; the store keeps nothing.
 * @throws ApiError unless the response is 2xx
 */
export async function sendOrderForm(
  options: ClientOptions,
  file: File,
): Promise<components['schemas']['OrderFormRows']> {
  const body = new FormData()
  body.append('file', file, file.name)
  const headers = new Headers()
  const session = identify(headers, options)
  const response = await (options.sendFiles ?? sendFiles)({ url: `${options.baseUrl}${address}`, headers, body })
  if (!response.ok) throw await toRefusal(response, session, options)
  return response.json().catch(() => {
    throw new ApiError(response.status, { code: 'unexpected_state', message: '' })
  })
}

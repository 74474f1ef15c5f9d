import { identify, toRefusal, type ClientOptions } from './connection'
import { ApiError, toRefusalError } from './error'
import type { components, paths } from './generated/schema'
import { keyHeader, sendFilesUnderKey } from './request-keys'
import { sendFiles, type FileRequest } from './send-files'

/** The store's response to an upload. */
export type Uploaded = components['schemas']['Uploaded']

/** An upload. */
export interface Upload extends Pick<FileRequest, 'onProgress' | 'signal'> {
  path: Extract<keyof paths, '/store/customers/uploads' | '/store/uploads'>
  files: readonly File[]
}

/**
 * Uploads files like every other call, and reports progress.
 * @throws ApiError unless the response is 2xx and not a refusal
 */
export async function uploadFiles(options: ClientOptions, { path, files, ...sendOptions }: Upload): Promise<Uploaded> {
  const body = new FormData()
  for (const file of files) body.append('files', file, file.name)
  const headers = new Headers()
  const session = identify(headers, options)
  const go = options.sendFiles ?? sendFiles
  const response = await sendFilesUnderKey(options, {
    address: path,
    session,
    files,
    send(key) {
      headers.set(keyHeader, key)
      return go({ url: `${options.baseUrl}${path}`, headers, body, ...sendOptions })
    },
  })
  if (!response.ok) throw await toRefusal(response, session, options)
  const answer: Uploaded = await response.json().catch(() => {
    throw new ApiError(response.status, { code: 'unexpected_state', message: '' })
  })
  const refusal = toRefusalError(answer, response)
  if (refusal) throw refusal
  return answer
}

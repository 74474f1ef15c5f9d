import { noResponse } from './error'

/** An upload of files. */
export interface FileRequest {
  url: string
  headers: Headers
  body: FormData
  /** Called with the sent fraction from 0 to 1, as often as the browser reports it. */
  onProgress?: (sent: number) => void
  /** Aborts the upload. */
  signal?: AbortSignal
}

/** Time without progress after which an upload is aborted, in ms; a slow connection may take longer in total. */
const idleTimeoutMs = 60_000

/** Converts to a `Response` of `fetch`. */
function answerOf(call: XMLHttpRequest): Response {
  const lines = call.getAllResponseHeaders().split('\r\n').filter(Boolean)
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return new Response(call.responseText || null, { status: call.status, headers })
}

/**
 * Sends files and resolves to the response, whatever its status. Uses XMLHttpRequest, because `fetch` does not report
 * upload progress.
 * @throws ApiError `network` or `timeout` if there was no response; the signal's reason if the caller aborted
 */
export function sendFiles({ url, headers, body, onProgress, signal }: FileRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const call = new XMLHttpRequest()
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
      settle()
    }
    const giveUp = (reason: unknown) => {
      end(() => reject(reason))
      call.abort()
    }
    const cancel = () => giveUp(signal?.reason)
    const startTimer = () => setTimeout(() => giveUp(noResponse('timeout')), idleTimeoutMs)
    let timer = startTimer()
    call.open('POST', url)
    headers.forEach((value, name) => call.setRequestHeader(name, value))
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      clearTimeout(timer)
      timer = startTimer()
      if (lengthComputable) onProgress?.(loaded / total)
    })
    call.addEventListener('load', () => end(() => resolve(answerOf(call))))
    call.addEventListener('error', () => end(() => reject(noResponse('network'))))
    signal?.addEventListener('abort', cancel)
    call.send(body)
  })
}

import { noAnswer } from './error'

/** Files on their way to the store. */
export interface FileRequest {
  url: string
  headers: Headers
  body: FormData
  /** Told how much has been sent, from 0 to 1, as often as the browser knows. */
  onProgress?: (sent: number) => void
  /** Ends the call. */
  signal?: AbortSignal
}

/** Milliseconds without any news after which a call is given up: a slow line may take its time, a dead one may not. */
const patience = 60_000

/** The answer as `fetch` would give it. */
function answerOf(call: XMLHttpRequest): Response {
  const lines = call.getAllResponseHeaders().split('\r\n').filter(Boolean)
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return new Response(call.responseText || null, { status: call.status, headers })
}

/**
 * Sends files and resolves to the answer, whatever its status. `fetch` cannot tell how far an upload is, so this is
 * what the browser had before.
 * @throws ApiError `network` or `timeout` where no answer came; the signal's reason where the caller ended it
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
    const wait = () => setTimeout(() => giveUp(noAnswer('timeout')), patience)
    let timer = wait()
    call.open('POST', url)
    headers.forEach((value, name) => call.setRequestHeader(name, value))
    call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      clearTimeout(timer)
      timer = wait()
      if (lengthComputable) onProgress?.(loaded / total)
    })
    call.addEventListener('load', () => end(() => resolve(answerOf(call))))
    call.addEventListener('error', () => end(() => reject(noAnswer('network'))))
    signal?.addEventListener('abort', cancel)
    call.send(body)
  })
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadFiles, type ClientOptions, type Upload } from './index'

/** A fake XMLHttpRequest that the test answers. */
class TestRequest extends EventTarget {
  static last: TestRequest
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  method = ''
  url = ''
  body: FormData | null = null
  status = 0
  responseText = ''
  answerHeaders = ''
  isAborted = false

  constructor() {
    super()
    TestRequest.last = this
  }

  open(method: string, url: string) {
    Object.assign(this, { method, url })
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return this.answerHeaders
  }
  send(body: FormData) {
    this.body = body
  }
  abort() {
    this.isAborted = true
  }

  progress(loaded: number, total: number) {
    const lengthComputable = total > 0
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable, loaded, total }))
  }
  answer(status: number, body: unknown, headers = '') {
    const responseText = typeof body === 'string' ? body : JSON.stringify(body)
    Object.assign(this, { status, responseText, answerHeaders: headers })
    this.dispatchEvent(new Event('load'))
  }
}

const options: ClientOptions = { baseUrl: 'http://store.test', publishableKey: 'pk_demo' }
const licence = new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })
const stored = { status: 'success', files: [{ url: '/files/licences/1.pdf', name: 'licence.pdf', size: 8 }] }

function upload(more: Partial<Upload> = {}, connection: Partial<ClientOptions> = {}) {
  const answer = uploadFiles(Object.keys(connection).length > 0 ? { ...options, ...connection } : options, {
    path: '/store/customers/uploads',
    files: [licence],
    ...more,
  })
  answer.catch(() => undefined)
  return { answer, request: TestRequest.last }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', TestRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an upload', () => {
  it("sends the shop, the customer and the file, and returns the store's response", async () => {
    const { answer, request } = upload({}, { getToken: () => 'token-1' })
    expect([request.method, request.url]).toEqual(['POST', 'http://store.test/store/customers/uploads'])
    expect(request.headers).toEqual({
      'x-publishable-api-key': 'pk_demo',
      authorization: 'Bearer token-1',
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(request.body?.getAll('files')).toMatchObject([{ name: 'licence.pdf', type: 'application/pdf' }])
    request.answer(200, stored)
    await expect(answer).resolves.toEqual(stored)
  })

  it('reports progress as long as the browser knows it', () => {
    const onProgress = vi.fn()
    const { request } = upload({ onProgress })
    request.progress(0, 0)
    request.progress(2, 8)
    request.progress(8, 8)
    expect(onProgress.mock.calls).toEqual([[0.25], [1]])
  })

  it('rejects with status, code, message, fields and the time to wait', async () => {
    const body = { type: 'rate_limited', code: 'too_many_attempts', message: 'Please wait.', fields: {} }
    const { answer, request } = upload()
    request.answer(429, body, 'content-type: application/json\r\nretry-after: 3600\r\n')
    const { type: _, ...refusalParts } = body
    await expect(answer).rejects.toMatchObject({ status: 429, ...refusalParts, retryAfter: 3600 })
  })

  it('reports the end of the session', async () => {
    const onUnauthorized = vi.fn()
    const { answer, request } = upload({}, { getSession: () => 'session-1', onUnauthorized })
    request.answer(401, { type: 'unauthorized', message: 'Unauthorized' })
    await expect(answer).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized.mock.calls).toEqual([['session-1']])
  })

  it('turns a response that is not the store’s into an error', async () => {
    for (const status of [200, 502]) {
      const { answer, request } = upload()
      request.answer(status, '<h1>Gateway</h1>')
      await expect(answer).rejects.toMatchObject({ status, code: 'unexpected_state', message: '' })
    }
  })

  it('is refused by a 2xx response with success: false', async () => {
    const { answer, request } = upload()
    request.answer(200, { success: false, message: 'This picture is too large' })
    await expect(answer).rejects.toMatchObject({ status: 200, code: 'refused', message: 'This picture is too large' })
  })

  it('reuses its key after a lost response, and uses another after a response', async () => {
    const keys: (string | undefined)[] = []
    for (const end of ['error', 'answer', 'answer']) {
      const { answer, request } = upload()
      keys.push(request.headers['idempotency-key'])
      if (end === 'error') request.dispatchEvent(new Event('error'))
      else request.answer(200, stored)
      await answer.catch(() => undefined)
    }
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('reports a lost connection as network', async () => {
    const { answer, request } = upload()
    request.dispatchEvent(new Event('error'))
    await expect(answer).rejects.toMatchObject({ status: 0, code: 'network' })
  })

  it('may take long while there is progress, and is aborted after a minute without any', async () => {
    const { answer, request } = upload()
    for (let minute = 0; minute < 10; minute++) {
      vi.advanceTimersByTime(59_000)
      request.progress(minute, 10)
    }
    expect(request.isAborted).toBe(false)
    vi.advanceTimersByTime(60_000)
    await expect(answer).rejects.toMatchObject({ code: 'timeout' })
    expect(request.isAborted).toBe(true)
  })

  it('is aborted by its caller, also before it has started', async () => {
    const caller = new AbortController()
    const { answer, request } = upload({ signal: caller.signal })
    caller.abort(new Error('removed'))
    await expect(answer).rejects.toThrow('removed')
    expect(request.isAborted).toBe(true)
    await expect(upload({ signal: caller.signal }).answer).rejects.toThrow('removed')
  })
})

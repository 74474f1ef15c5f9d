import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseAppearance, withAppearance } from '@skafferi/domain/rules/appearance/appearance'
import { isWideWindow } from '@skafferi/domain/rules/rendering/window-width'
import { withBrandTitle } from '@skafferi/domain/rules/settings/shop-settings'
import type { AccessRules } from './access'
import { createSlots, type SlotLimits } from './arrivals'
import type { CallerQueue } from './caller-queue'
import { encodingFor } from './documents'
import type { ReadRenderSettings } from './built-app'
import { renderablePagesIn, type RenderablePage } from './renderable-pages'
import { networkOf } from './network'
import { inProcessFetch } from './in-process-fetch'
import { readerOf } from './reader'
import { allowStyles } from './style-policy'

/** Pages rendered at the same time, in all and for one session. Above the limit, the page renders in the browser. */
const renderLimits: SlotLimits = { perNetwork: 2, total: 3 }

/**
 * Session lookups for pages at the same time, in all and for one network, so that invented sessions do not delay
 * others.
 */
const lookupLimits: SlotLimits = { perNetwork: 4, total: 20 }

/** Sends a rendered page; returns false if the plain document has to be sent. */
type SendRenderedPage = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<boolean>

/** Functions to identify the reader of a page. */
export interface PageReaders extends Pick<AccessRules, 'cookies' | 'findSession' | 'endSession'> {
  callerQueue: Pick<CallerQueue, 'tryAcquireForPage'>
}

// Each page is compressed for one reader, so speed matters more than size.
const compress = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
}

/** Returns a promise that rejects when the signal aborts. */
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )

/**
 * Sends the first part of a document.
 * @returns the function that sends the rest
 */
function sendFirstPart(reply: FastifyReply, accepted: string | undefined, first: string): (rest: string) => void {
  const encoding = encodingFor(accepted)
  const body = compress[encoding]()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  // The page holds a customer's data: no shared cache, and no copy in the browser after sign-out.
  reply.header('cache-control', 'private, no-store').header('vary', 'accept-encoding, cookie')
  // Stops nginx from buffering the first part.
  reply.header('x-accel-buffering', 'no')
  // Not awaited: a slow reader must not hold a rendering slot.
  void reply.type('text/html; charset=utf-8').send(body)
  body.write(first)
  if ('flush' in body) body.flush()
  return (rest) => void body.end(rest)
}

/**
 * Renders customers' pages on the server. The head is sent first, so that the browser loads scripts, styles and fonts
 * during rendering. If rendering fails, takes too long or no slot is free, the page renders in the browser.
 * @param folder the folder of the built app
 */
export function renderPages(
  app: FastifyInstance,
  folder: string,
  readSettings: ReadRenderSettings,
  readers: PageReaders,
): SendRenderedPage {
  const find = renderablePagesIn(folder, readSettings, 'template')
  const renderSlots = createSlots(renderLimits)
  const lookupSlots = createSlots(lookupLimits)

  /** Returns the sign-in id of the reader, if it is found before the timeout. */
  async function signInIdOf(request: FastifyRequest, signal: AbortSignal): Promise<string | undefined> {
    const release = lookupSlots.tryAcquire(networkOf(request.ip))
    if (!release) return undefined
    const found = readerOf(request, readers)
    // The slot is held until the database answers, even after the timeout.
    void found.then(release, release)
    return (await Promise.race([found, rejectOnAbort(signal)]))?.signInId
  }

  /**
   * Takes a rendering slot and a turn of the session.
   * @returns the release function; undefined if none is free
   */
  function acquireSlot(signInId: string): (() => void) | undefined {
    const acquired = [readers.callerQueue.tryAcquireForPage(signInId), renderSlots.tryAcquire(signInId)]
    const release = () => acquired.forEach((releaseOne) => releaseOne?.())
    if (acquired.every((releaseOne) => releaseOne !== undefined)) return release
    release()
    return undefined
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { readTemplate, loadRenderer, signal }: RenderablePage & { signal: AbortSignal },
  ): Promise<boolean> {
    const settings = readSettings()
    const cookieHeader = request.headers.cookie ?? ''
    const internal = inProcessFetch(app, request)
    // The first internal request extends the session if necessary: cookies cannot be set once the head is sent.
    const headers = { 'x-publishable-api-key': settings.publishableKey }
    const started = internal.prefetch(new Request('http://store.invalid/store/shell', { headers }))
    if (!(await Promise.race([started, rejectOnAbort(signal)]))) return false
    if (internal.cookies().length > 0) reply.header('set-cookie', internal.cookies())
    const nonce = randomBytes(16).toString('base64')
    allowStyles(reply, `nonce-${nonce}`)
    const document = withAppearance(await readTemplate(), parseAppearance(cookieHeader))
    const end = document.indexOf('</head>')
    const sendRest = sendFirstPart(reply, request.headers['accept-encoding'], document.slice(0, end))
    const rest = document.slice(end)
    const plainRest = withBrandTitle(rest, settings.brand)
    try {
      const { renderForCustomer } = await loadRenderer()
      const rendered = await renderForCustomer({
        address: request.url,
        cookies: cookieHeader,
        settings,
        isWide: isWideWindow(request.headers),
        template: rest,
        nonce,
        fetch: internal.fetch,
        signal,
      })
      internal.assertNoFailure()
      sendRest(rendered?.html ?? plainRest)
    } catch (error) {
      request.log.warn({ err: error }, 'A page could not be rendered; the browser renders it.')
      sendRest(plainRest)
    }
    return true
  }

  return async (request, reply, path) => {
    const { token, record } = readers.cookies.read(request)
    const { renderLimitMs } = readSettings()
    if (renderLimitMs === 0 || request.method !== 'GET' || token === undefined || !record) return false
    const page = find(path)
    if (!page) return false
    const signal = AbortSignal.timeout(renderLimitMs)
    let release: (() => void) | undefined
    try {
      const signInId = await signInIdOf(request, signal)
      release = signInId === undefined ? undefined : acquireSlot(signInId)
      return release !== undefined && (await answer(request, reply, { ...page, signal }))
    } catch (error) {
      request.log.warn({ err: error }, 'A page could not be started; the empty document is sent.')
      return false
    } finally {
      release?.()
    }
  }
}

import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { appearanceFrom, withAppearance } from '@skafferi/domain/appearance/appearance.rules'
import { isWideWindow } from '@skafferi/domain/rendering/window-guess.rules'
import type { ShopSettings } from '@skafferi/domain/shop-settings.rules'
import type { AccessRules } from './access'
import { createSlots, type Places } from './arrivals'
import type { CallerQueue } from './caller-queue'
import { encodingFor } from './documents'
import { drawablePagesIn, type CustomerPage } from './drawn-pages'
import { networkOf } from './network'
import { inProcessFetch } from './in-process-fetch'
import { readerOf } from './reader'
import { allowStyles } from './style-policy'

/** Pages rendered at the same time, in all and for one session. Above the limit, the page renders in the browser. */
const renderLimits: Places = { perNetwork: 2, total: 3 }

/**
 * Session lookups for pages at the same time, in all and for one network, so that invented sessions do not delay
 * others.
 */
const lookedUpAtOnce: Places = { perNetwork: 4, total: 20 }

/** Sends a rendered page; returns false if the plain document has to be sent. */
type AnswerRendered = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<boolean>

/** Functions to identify the reader of a page. */
export interface PageReaders extends Pick<AccessRules, 'cookies' | 'findSession' | 'endSession'> {
  turns: Pick<CallerQueue, 'takeForPage'>
}

/** Settings and functions that rendering needs. */
interface DrawingOptions {
  /** The folder of the built app. */
  folder: string
  settings: ShopSettings
  readers: PageReaders
  /** Maximum rendering time in milliseconds; 0 turns rendering off. */
  limitMs: number
}

// Each page is compressed for one reader, so speed matters more than size.
const compress = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
}

/** Returns a promise that rejects when the signal aborts. */
const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )

/**
 * Sends the first part of a document.
 * @returns the function that sends the rest
 */
function sendAhead(reply: FastifyReply, accepted: string | undefined, first: string): (rest: string) => void {
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
 */
export function drawPages(
  app: FastifyInstance,
  { folder, settings, readers, limitMs }: DrawingOptions,
): AnswerRendered {
  const find = drawablePagesIn(folder, settings)
  const drawings = createSlots(renderLimits)
  const lookups = createSlots(lookedUpAtOnce)

  /** Returns the sign-in id of the reader, if it is found before the timeout. */
  async function signInIdOf(request: FastifyRequest, signal: AbortSignal): Promise<string | undefined> {
    const leave = lookups.enter(networkOf(request.ip))
    if (!leave) return undefined
    const found = readerOf(request, readers)
    // The slot is held until the database answers, even after the timeout.
    void found.then(leave, leave)
    return (await Promise.race([found, endOf(signal)]))?.signInId
  }

  /**
   * Takes a rendering slot and a turn of the session.
   * @returns the release function; undefined if none is free
   */
  function takePlace(signInId: string): (() => void) | undefined {
    const leaveTurn = readers.turns.takeForPage(signInId)
    const leaveDrawing = leaveTurn && drawings.enter(signInId)
    if (!leaveDrawing) leaveTurn?.()
    return (
      leaveDrawing &&
      (() => {
        leaveDrawing()
        leaveTurn?.()
      })
    )
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, signal }: { page: CustomerPage; signal: AbortSignal },
  ): Promise<boolean> {
    const sent = request.headers.cookie ?? ''
    const own = inProcessFetch(app, request)
    // The first internal request extends the session if necessary: cookies cannot be set once the head is sent.
    const headers = { 'x-publishable-api-key': settings.publishableKey }
    const started = own.begin(new Request('http://store.invalid/store/shell', { headers }))
    if (!(await Promise.race([started, endOf(signal)]))) return false
    if (own.cookies().length > 0) reply.header('set-cookie', own.cookies())
    const nonce = randomBytes(16).toString('base64')
    allowStyles(reply, `nonce-${nonce}`)
    const document = withAppearance(page.template, appearanceFrom(sent))
    const end = document.indexOf('</head>')
    const sendRest = sendAhead(reply, request.headers['accept-encoding'], document.slice(0, end))
    const rest = document.slice(end)
    try {
      const drawDocument = await page.load()
      const rendered = await drawDocument({
        address: request.url,
        cookies: sent,
        settings,
        isWide: isWideWindow(request.headers),
        template: rest,
        nonce,
        fetch: own.fetch,
        signal,
      })
      own.assertSound()
      sendRest(rendered?.html ?? rest)
    } catch (error) {
      request.log.warn({ err: error }, 'A page could not be drawn; it draws itself in the browser.')
      sendRest(rest)
    }
    return true
  }

  return async (request, reply, path) => {
    const { token, record } = readers.cookies.read(request)
    if (limitMs === 0 || request.method !== 'GET' || token === undefined || !record) return false
    const page = find(path)?.own
    if (!page) return false
    const signal = AbortSignal.timeout(limitMs)
    let leave: (() => void) | undefined
    try {
      const signInId = await signInIdOf(request, signal)
      leave = signInId === undefined ? undefined : takePlace(signInId)
      return leave !== undefined && (await answer(request, reply, { page, signal }))
    } catch (error) {
      request.log.warn({ err: error }, 'A page could not be begun; the plain document is sent.')
      return false
    } finally {
      leave?.()
    }
  }
}

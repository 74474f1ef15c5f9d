import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { appearanceFrom, withAppearance } from '@skafferi/domain/appearance/appearance.rules'
import { isWideWindow } from '@skafferi/domain/rendering/window-guess.rules'
import type { ShopSettings } from '@skafferi/domain/shop-settings.rules'
import type { AccessRules } from './access'
import { createSlots, type Places } from './arrivals'
import type { CallerTurns } from './caller-turns'
import { encodingFor } from './documents'
import { drawablePagesIn, type OwnPage } from './drawn-pages'
import { networkOf } from './network'
import { ownFetchOf } from './own-fetch'
import { readerOf } from './reader'
import { allowStyles } from './style-policy'

/** Pages that are drawn at the same time, and of one session; whoever comes then gets the document that draws itself in the browser. */
const drawnAtOnce: Places = { perNetwork: 2, total: 3 }

/** Sessions that are looked up for pages at the same time, and for one network: whoever invents some keeps nobody else from theirs. */
const lookedUpAtOnce: Places = { perNetwork: 4, total: 20 }

/** Answers a request for a page with the page itself; false where the plain document is to be sent. */
type AnswerDrawn = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<boolean>

/** Who pages are drawn for. */
export interface PageReaders extends Pick<AccessRules, 'cookies' | 'findSession' | 'endSession'> {
  turns: Pick<CallerTurns, 'takeForPage'>
}

/** What drawing for a store needs. */
interface DrawingOptions {
  /** Where the built app is. */
  folder: string
  settings: ShopSettings
  readers: PageReaders
  /** How long a page may take to be drawn, in milliseconds; 0 draws none. */
  limitMs: number
}

// Written for one reader: soon rather than small.
const compress = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
  identity: () => new PassThrough(),
}

/** Fails when a time is up. */
const endOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )

/** Sends the first part of a document. @returns sends the rest */
function sendAhead(reply: FastifyReply, accepted: string | undefined, first: string): (rest: string) => void {
  const encoding = encodingFor(accepted)
  const body = compress[encoding]()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  // One customer's page is for nobody else, and not for the same browser once they have left.
  reply.header('cache-control', 'private, no-store').header('vary', 'accept-encoding, cookie')
  // nginx would keep the first part until there is more of it.
  reply.header('x-accel-buffering', 'no')
  // Not waited for: how slowly somebody reads is nothing that keeps others' pages from being drawn.
  void reply.type('text/html; charset=utf-8').send(body)
  body.write(first)
  if ('flush' in body) body.flush()
  return (rest) => void body.end(rest)
}

/**
 * Draws customers' pages, so that they arrive with what they show. The head goes out first: while the page is drawn, its browser
 * fetches scripts, styles and letters. It is a courtesy: a page that fails, takes too long or comes while too many others are drawn
 * draws itself in the browser.
 */
export function drawPages(app: FastifyInstance, { folder, settings, readers, limitMs }: DrawingOptions): AnswerDrawn {
  const find = drawablePagesIn(folder, settings)
  const drawings = createSlots(drawnAtOnce)
  const lookups = createSlots(lookedUpAtOnce)

  /** Who asks for a page, as far as that is known in time. */
  async function signInIdOf(request: FastifyRequest, signal: AbortSignal): Promise<string | undefined> {
    const leave = lookups.enter(networkOf(request.ip))
    if (!leave) return undefined
    const found = readerOf(request, readers)
    // The place is taken for as long as the database is asked, whoever waits for it.
    void found.then(leave, leave)
    return (await Promise.race([found, endOf(signal)]))?.signInId
  }

  /** Takes a place to draw a page in, once it is known whose it is. @returns gives it back; undefined where there is none */
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
    { page, signal }: { page: OwnPage; signal: AbortSignal },
  ): Promise<boolean> {
    const sent = request.headers.cookie ?? ''
    const own = ownFetchOf(app, request)
    // Says whether the session goes on, and until when: cookies cannot be sent once the head is.
    const headers = { 'x-publishable-api-key': settings.publishableKey }
    const begun = own.begin(new Request('http://store.invalid/store/shell', { headers }))
    if (!(await Promise.race([begun, endOf(signal)]))) return false
    if (own.cookies().length > 0) reply.header('set-cookie', own.cookies())
    const nonce = randomBytes(16).toString('base64')
    allowStyles(reply, `nonce-${nonce}`)
    const document = withAppearance(page.template, appearanceFrom(sent))
    const end = document.indexOf('</head>')
    const sendRest = sendAhead(reply, request.headers['accept-encoding'], document.slice(0, end))
    const rest = document.slice(end)
    try {
      const drawDocument = await page.load()
      const drawn = await drawDocument({
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
      sendRest(drawn?.html ?? rest)
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

import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { appearanceFrom, withAppearance } from '@skafferi/domain/appearance/appearance.rules'
import type { ShopSettings } from '@skafferi/domain/shop-settings.rules'
import { encodingFor } from './documents'
import { drawablePagesIn, type DrawnDocument } from './drawn-pages'
import { ownFetchOf } from './own-fetch'
import type { SessionCookies } from './session-cookies'

/** Pages that are drawn at the same time; whoever comes then gets the document that draws itself in the browser. */
const mostAtOnce = 3

/** More than that, a header had to say of a page; proxies take few kilobytes of headers. */
export const mostStyles = 40

/** Answers a request for a page with the page itself; false where the plain document is to be sent. */
type AnswerDrawn = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<boolean>

/** What drawing for a store needs. */
interface DrawingOptions {
  /** Where the built app is. */
  folder: string
  settings: ShopSettings
  cookies: Pick<SessionCookies, 'read'>
  /** How long a page may take to be drawn, in milliseconds; 0 draws none. */
  limitMs: number
}

const brotli = promisify(brotliCompress)
// Written for one reader: soon rather than small.
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const compress = {
  br: (html: string) => brotli(html, fast),
  gzip: (html: string) => promisify(gzip)(html),
  identity: async (html: string) => Buffer.from(html),
}

/** Whether a window is taken for one with room for a table: browsers of phones say what they are. */
function isWide({ 'sec-ch-ua-mobile': mobile, 'user-agent': program = '' }: FastifyRequest['headers']): boolean {
  return mobile === undefined ? !/Mobi/.test(program) : mobile !== '?1'
}

/** A policy that lets through these texts of `style` attributes, and no other. */
export function allowStyles(policy: string, styles: readonly string[]): string {
  if (styles.length === 0) return policy
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  return policy.replace("style-src 'self'", `style-src 'self' 'unsafe-hashes' ${hashes.join(' ')}`)
}

async function send(reply: FastifyReply, { html, styles }: DrawnDocument, accepted: string | undefined): Promise<void> {
  const encoding = encodingFor(accepted)
  const body = await compress[encoding](html)
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string') reply.header('content-security-policy', allowStyles(policy, styles))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  // One customer's page is for nobody else, and not for the same browser once they have left.
  reply.header('cache-control', 'private, no-store').header('vary', 'accept-encoding, cookie')
  // Not waited for: how slowly somebody reads is nothing that keeps others' pages from being drawn.
  void reply.type('text/html; charset=utf-8').send(body)
}

/**
 * Draws customers' pages, so that they arrive with what they show. It is a courtesy: a page that fails, takes too long or
 * comes while too many others are drawn is answered otherwise.
 */
export function drawPages(app: FastifyInstance, { folder, settings, cookies, limitMs }: DrawingOptions): AnswerDrawn {
  const find = drawablePagesIn(folder, settings)
  let underWay = 0

  async function draw(request: FastifyRequest, reply: FastifyReply, path: string): Promise<DrawnDocument | null> {
    const page = find(path)?.own
    if (!page) return null
    const sent = request.headers.cookie ?? ''
    const own = ownFetchOf(app, request)
    const drawDocument = await page.load()
    const drawn = await drawDocument({
      address: request.url,
      cookies: sent,
      settings,
      isWide: isWide(request.headers),
      template: withAppearance(page.template, appearanceFrom(sent)),
      fetch: own.fetch,
      signal: AbortSignal.timeout(limitMs),
    })
    own.assertSound()
    if (drawn && own.cookies().length > 0) reply.header('set-cookie', own.cookies())
    return drawn && drawn.styles.length <= mostStyles ? drawn : null
  }

  return async (request, reply, path) => {
    const { token, record } = cookies.read(request)
    if (limitMs === 0 || request.method !== 'GET' || token === undefined || !record || underWay >= mostAtOnce) return false
    underWay += 1
    try {
      const drawn = await draw(request, reply, path)
      if (drawn) await send(reply, drawn, request.headers['accept-encoding'])
      return drawn !== null
    } catch (error) {
      request.log.warn({ err: error }, 'A page could not be drawn; the plain document is sent.')
      return false
    } finally {
      underWay -= 1
    }
  }
}

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, onRequestAsyncHookHandler, preValidationAsyncHookHandler } from 'fastify'
import { hasBody } from './arrivals'
import { safeMethods } from './call-origin'
import { fault, invalidFields, refuse } from './errors'

/** Maximum nesting depth of lists and objects; no operation needs more. Parsing thousands of levels takes too long. */
const maxDepth = 32

const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0))
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/** True if the text nests lists and objects deeper than the limit, provided that it is JSON. */
function isTooDeep(json: string): boolean {
  let depth = 0
  let isInText = false
  for (let index = 0; index < json.length && depth <= maxDepth; index += 1) {
    const code = json.charCodeAt(index)
    if (isInText && code === backslash) index += 1
    else if (code === quote) isInText = !isInText
    else if (!isInText && opening.has(code)) depth += 1
    else if (!isInText && closing.has(code)) depth -= 1
  }
  return depth > maxDepth
}

/**
 * Accepts JSON bodies only. An empty body with a JSON content type counts as no body, because some clients send one.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (isTooDeep(body as string)) done(refuse('body_too_deep'))
    else parse(request, body as string, done)
  })
}

/**
 * Refuses a form if JSON is expected, and anything else if a form is expected, before the body is read.
 * @param acceptsForm true if the operation takes `multipart/form-data`
 */
export function checkMediaType(acceptsForm: boolean): onRequestAsyncHookHandler {
  return async ({ headers: { 'content-type': type } }) => {
    if (type === undefined) return
    const isForm = /^multipart\/form-data\s*(;|$)/i.test(type)
    if (acceptsForm && !isForm) throw refuse('form_expected')
    if (isForm && !acceptsForm) throw refuse('unsupported_media_type')
  }
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
}

/** Maximum length of an empty JSON body with white space, in characters. */
const maxEmptyLength = 64

/** True if the body of a GET request is empty or an empty object. Fastify does not read such bodies. */
async function hasEmptyBody(raw: IncomingMessage): Promise<boolean> {
  let text = ''
  for await (const part of raw.iterator({ destroyOnReturn: false })) {
    text += String(part)
    if (text.length > maxEmptyLength) break
  }
  // Drain the rest, so that the next request on the connection can be read.
  raw.resume()
  if (text.length > maxEmptyLength) return false
  const bare = text.replaceAll(/\s/g, '')
  return bare === '' || bare === '{}'
}

/**
 * Refuses a body other than an empty object if the operation takes none, because the caller expects it to have an
 * effect.
 */
export const refuseBody: preValidationAsyncHookHandler = async (request) => {
  const isEmpty = safeMethods.has(request.method)
    ? !hasBody(request) || (await hasEmptyBody(request.raw))
    : request.body === undefined || isEmptyObject(request.body)
  if (!isEmpty) throw invalidFields({ body: fault('not_empty') })
}

function closeAfter(raw: IncomingMessage, milliseconds: number, isWaiting: (raw: IncomingMessage) => boolean): void {
  const timer = setTimeout(() => (isWaiting(raw) ? timer.refresh() : raw.destroy()), milliseconds).unref()
  raw.once('close', () => clearTimeout(timer))
}

/**
 * Closes the connection if a client takes too long to send a body, or to finish one that was already answered. Forms
 * with files have their own timeout. A request that waits for its turn is exempt: the store has not read its body yet.
 */
export function closeSlowConnections(
  app: FastifyInstance,
  milliseconds: number,
  isWaiting: (raw: IncomingMessage) => boolean,
): void {
  app.addHook('onRequest', async (request) => {
    if (hasBody(request) && !request.routeOptions.config.fileFields) closeAfter(request.raw, milliseconds, isWaiting)
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete === false && !raw.destroyed) closeAfter(raw, milliseconds, isWaiting)
  })
}

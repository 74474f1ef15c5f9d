import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, onRequestAsyncHookHandler, preValidationAsyncHookHandler } from 'fastify'
import { hasBody } from './arrivals'
import { readingMethods } from './call-origin'
import { invalidData, invalidFields, StoreError } from './errors'

/** How deep lists and objects may be in one another: more than any call takes. Reading thousands would take longer than all else. */
const maxDepth = 32

const [quote, backslash] = ['"', '\\'].map((sign) => sign.charCodeAt(0))
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)))
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)))

/** Whether a text opens more lists and objects in one another than that, if it is JSON. */
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

/** Reads JSON bodies and nothing else. Some clients name JSON as the type of no body at all: that counts as none. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (isTooDeep(body as string))
      done(invalidData('invalid_request', 'The body has lists or objects too deep in one another.'))
    else parse(request, body as string, done)
  })
}

function unsupported(message: string): StoreError {
  return new StoreError(415, invalidData('unsupported_media_type', message).refusal)
}

/**
 * Refuses a form where JSON is expected, and anything else where a form is, before the body is read.
 * @param takesForm whether the call takes `multipart/form-data`
 */
export function checkMediaType(takesForm: boolean): onRequestAsyncHookHandler {
  return async ({ headers: { 'content-type': type } }) => {
    if (type === undefined) return
    const isForm = /^multipart\/form-data\s*(;|$)/i.test(type)
    if (takesForm && !isForm) throw unsupported('Files are sent as multipart/form-data.')
    if (isForm && !takesForm) throw unsupported('The body must be JSON.')
  }
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
}

/** An empty JSON body is shorter than this, however it is set. In characters. */
const mostOfNothing = 64

/** Whether the body of a call that reads is empty, or an empty object. Fastify reads no such body. */
async function bringsNothing(raw: IncomingMessage): Promise<boolean> {
  let text = ''
  for await (const part of raw.iterator({ destroyOnReturn: false })) {
    text += String(part)
    if (text.length > mostOfNothing) break
  }
  // The next request on the connection comes behind the rest.
  raw.resume()
  if (text.length > mostOfNothing) return false
  const bare = text.replaceAll(/\s/g, '')
  return bare === '' || bare === '{}'
}

/** Refuses a body, other than an empty object, of a call that takes none: its sender expects something to be done with it. */
export const refuseBody: preValidationAsyncHookHandler = async (request) => {
  const isNothing = readingMethods.has(request.method)
    ? !hasBody(request) || (await bringsNothing(request.raw))
    : request.body === undefined || isEmptyObject(request.body)
  if (!isNothing) throw invalidFields({ body: 'must be empty: this call takes none' })
}

function cutOffAfter(raw: IncomingMessage, milliseconds: number, isWaiting: (raw: IncomingMessage) => boolean): void {
  const timer = setTimeout(() => (isWaiting(raw) ? timer.refresh() : raw.destroy()), milliseconds).unref()
  raw.once('close', () => clearTimeout(timer))
}

/**
 * Cuts off whoever takes too long to send a body, or to end one that was answered already; forms with files have a patience
 * of their own until then. The body of a call that waits for its turn is not read yet: that is not its sender's fault.
 */
export function cutOffSlowBodies(
  app: FastifyInstance,
  milliseconds: number,
  isWaiting: (raw: IncomingMessage) => boolean,
): void {
  app.addHook('onRequest', async (request) => {
    if (hasBody(request) && !request.routeOptions.config.fileFields) cutOffAfter(request.raw, milliseconds, isWaiting)
  })
  app.addHook('onResponse', async ({ raw }) => {
    if (raw.complete === false && !raw.destroyed) cutOffAfter(raw, milliseconds, isWaiting)
  })
}

import { createHash, type Hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { megabyte } from '@skafferi/domain/format/file-size.rules'
import type { FastifyRequest } from 'fastify'
import { storeContract, type Operation, type ReadContract } from './contract'
import { invalidData, invalidFields, StoreError } from './errors'

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the files that have arrived, where the request has a key that its sender may use again; else undefined. */
    sentFiles: Hash | undefined
  }
}

/** A file as it arrived. */
export interface SentFile {
  /** What its owner calls it, unchecked: it may be empty or a path. */
  name: string
  bytes: Buffer
  /** Whether there is more of it than the limit; then `bytes` is not all of it. */
  isTooLarge: boolean
}

/** How much of a form is read. */
export interface FormLimits {
  /** Bytes of one file. */
  fileBytes: number
  /** How many files are expected; decides how long the whole form may be. */
  files: number
}

/**
 * A body of `multipart/form-data`. Its files are read one after the other: the sender waits while one is worked on, and
 * no more than one is in memory. Whoever stops early leaves the rest unread. Throws a `StoreError`: 400
 * `invalid_request` where the form is broken, incomplete, too slow or has a field that nobody knows; 413
 * `body_too_large` where it is longer than its files may be.
 */
export interface SentForm {
  files: (limits: FormLimits) => AsyncIterable<SentFile>
}

/** How long senders are waited for, in milliseconds. */
export interface FormTimeouts {
  /** Without `leastBytes` more: so slow a sender would never end. */
  idle: number
  leastBytes: number
  /** For the whole form. */
  whole: number
}

const defaultTimeouts: FormTimeouts = { idle: 15_000, leastBytes: 64 * 1024, whole: 240_000 }

/** What a form may need besides its files, one too many included: lines between them, and their names. */
const spareBytes = 256 * 1024

/** How much is still taken from a sender who was refused: many programs read an answer only once all is sent. */
const unreadBytes = 32 * 1024 * 1024
const unreadMilliseconds = 10_000

/** The names of the files that a call takes as `multipart/form-data`; undefined where it takes none. */
export function fileFieldsOf(
  { requestBody }: Operation<string>,
  { resolve }: Pick<ReadContract<string>, 'resolve'> = storeContract,
): string[] | undefined {
  const form = requestBody && resolve(requestBody).content?.['multipart/form-data']
  return form && Object.keys(resolve(form.schema).properties ?? {})
}

function unreadable(): StoreError {
  return invalidData('invalid_request', 'The upload cannot be read, or did not arrive in full. Please try again.')
}

function tooLong(): StoreError {
  return new StoreError(413, { type: 'invalid_data', code: 'body_too_large', message: 'The body is too large.' })
}

function unknownField(name: string | undefined): StoreError {
  if (name === undefined) {
    return invalidData('invalid_request', 'A part of the form has no name.', { body: 'has a part without a name' })
  }
  return invalidFields({ [name.slice(0, 60)]: 'is not a known field' })
}

/** Keeps an eye on what arrives: ends the waiting for it where that takes too long or becomes too much. */
function watch(raw: IncomingMessage, maxBytes: number, patience: FormTimeouts) {
  let received = 0
  let unrewarded = 0
  let idleTimer: NodeJS.Timeout | undefined
  let giveUp: (reason: StoreError) => void = () => undefined
  const failure = new Promise<never>((_resolve, reject) => {
    giveUp = reject
  })
  failure.catch(() => undefined)
  const count = (chunk: Buffer) => {
    received += chunk.length
    unrewarded += chunk.length
    if (unrewarded >= patience.leastBytes) {
      unrewarded = 0
      idleTimer?.refresh()
    }
    if (received > maxBytes) giveUp(tooLong())
  }
  const wholeTimer = setTimeout(() => giveUp(unreadable()), patience.whole)
  raw.on('data', count)
  return {
    /** Waits for something that arrives. */
    async during<Result>(arrival: Promise<Result>): Promise<Result> {
      idleTimer = setTimeout(() => giveUp(unreadable()), patience.idle)
      try {
        return await Promise.race([arrival, failure])
      } finally {
        clearTimeout(idleTimer)
        idleTimer = undefined
      }
    },
    end() {
      clearTimeout(wholeTimer)
      raw.off('data', count)
    },
  }
}

/** Throws away what is still arriving; a sender who does not come to an end is cut off. */
function dropRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return
  let left = unreadBytes
  const timer = setTimeout(() => raw.destroy(), unreadMilliseconds).unref()
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) raw.destroy()
  })
  raw.once('close', () => clearTimeout(timer))
  raw.resume()
}

async function readFile(
  { fieldname, file, filename }: MultipartFile,
  maxBytes: number,
  hash: Hash | undefined,
): Promise<SentFile> {
  hash?.update(JSON.stringify([fieldname, filename]))
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    hash?.update(chunk)
    size += chunk.length
    if (size > maxBytes) break
  }
  return { name: filename ?? '', bytes: Buffer.concat(chunks), isTooLarge: size > maxBytes }
}

/** Whatever goes wrong while parts are read is wrong with what was sent. */
function toRefusal(error: unknown): StoreError {
  return error instanceof StoreError ? error : unreadable()
}

function assertFile(part: Multipart, fields: readonly string[]): asserts part is MultipartFile {
  if (!fields.includes(part.fieldname)) throw unknownField(part.fieldname)
  if (part.type === 'file') return
  throw invalidFields({ [part.fieldname]: 'is not a file' })
}

/** The form that a request carries. */
export function sentForm(request: FastifyRequest, fields: readonly string[], patience = defaultTimeouts): SentForm {
  const limits = { fieldSize: 1024, headerPairs: 20 }
  return {
    async *files({ fileBytes, files }) {
      if (!request.isMultipart()) return
      const arrival = watch(request.raw, (files + 1) * fileBytes + spareBytes, patience)
      // One byte more than the limit: a file that is exactly as large as it may be is not too large.
      const options = { limits: { ...limits, fileSize: fileBytes + 1 }, preservePath: true, throwFileSizeLimit: false }
      const parts = request.parts(options)
      if (request.headers['idempotency-key'] !== undefined) request.sentFiles = createHash('sha256')
      try {
        for (;;) {
          const next = await arrival.during(parts.next())
          if (next.done) return
          assertFile(next.value, fields)
          yield await arrival.during(readFile(next.value, fileBytes, request.sentFiles))
        }
      } catch (error) {
        throw toRefusal(error)
      } finally {
        arrival.end()
        dropRest(request.raw)
      }
    },
  }
}

/**
 * The file of a form that takes one.
 * @param megabytes the most it may have
 * @param refusal what people are told of one that is larger, from what is wrong with it
 * @throws StoreError 400 `invalid_request` where there is none; 413 `file_too_large`
 */
export async function onlyFile(
  form: SentForm,
  { megabytes, refusal }: { megabytes: number; refusal: (problem: string) => string },
): Promise<SentFile> {
  for await (const file of form.files({ fileBytes: megabytes * megabyte, files: 1 })) {
    if (!file.isTooLarge) return file
    const problem = `is larger than ${megabytes} MB`
    throw new StoreError(413, invalidData('file_too_large', refusal(problem), { file: problem }).refusal)
  }
  throw invalidFields({ file: 'is required' })
}

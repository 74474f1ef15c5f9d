import { createHash, type Hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { megabyte } from '@skafferi/domain/rules/text/file-size'
import type { FastifyRequest } from 'fastify'
import { storeContract, type Operation, type ReadContract } from './contract'
import { fault, invalidFields, refuse, StoreError } from './errors'

declare module 'fastify' {
  interface FastifyRequest {
    /** The hash of the files read so far, if the request has an idempotency key; otherwise undefined. */
    filesHash: Hash | undefined
  }
}

/** An uploaded file. */
export interface ReceivedFile {
  /** The name from the client, unchecked: it may be empty or a path. */
  name: string
  bytes: Buffer
  /** True if the file exceeds the limit; `bytes` is then incomplete. */
  isTooLarge: boolean
}

/** Limits for reading a form. */
export interface FormLimits {
  /** Maximum size of one file, in bytes. */
  fileBytes: number
  /** Expected number of files; together with `fileBytes` it limits the size of the form. */
  files: number
}

/**
 * A `multipart/form-data` body. Files are read one after the other: the client waits while one is processed, so that at
 * most one is in memory. If the caller stops early, the rest stays unread. Throws a `StoreError`: 400 `invalid_request`
 * if the form is malformed, incomplete, too slow or has an unknown field; 413 `body_too_large` if it exceeds the limit
 * of its files.
 */
export interface UploadForm {
  files: (limits: FormLimits) => AsyncIterable<ReceivedFile>
}

/** Timeouts for reading a form, in milliseconds. */
export interface FormTimeouts {
  /** Maximum time in which fewer than `leastBytes` bytes arrive. */
  idle: number
  minBytes: number
  /** Maximum time for the whole form. */
  total: number
}

const defaultTimeouts: FormTimeouts = { idle: 15_000, minBytes: 64 * 1024, total: 240_000 }

/** Allowance for everything except the files (boundaries and part headers), in bytes. */
const overheadBytes = 256 * 1024

/**
 * Limits for what is still read from a refused client: many clients read the response only after they have sent
 * everything.
 */
const maxDiscardedBytes = 32 * 1024 * 1024
const maxDiscardMilliseconds = 10_000

/** Returns the names of an operation's file fields; undefined if it takes no form. */
export function fileFieldsOf(
  { requestBody }: Operation<string>,
  { resolve }: Pick<ReadContract<string>, 'resolve'> = storeContract,
): string[] | undefined {
  const form = requestBody && resolve(requestBody).content?.['multipart/form-data']
  return form && Object.keys(resolve(form.schema).properties ?? {})
}

function unreadable(): StoreError {
  return refuse('unreadable_upload')
}

function tooLong(): StoreError {
  return refuse('body_too_large')
}

function unknownField(name: string | undefined): StoreError {
  if (name === undefined) {
    return invalidFields({ body: fault('nameless_part') })
  }
  return invalidFields({ [name.slice(0, 60)]: fault('unknown_field') })
}

/** Watches the size and speed of an upload and rejects if a limit is exceeded. */
function watch(raw: IncomingMessage, maxBytes: number, timeouts: FormTimeouts) {
  let received = 0
  let bytesSinceRefresh = 0
  let idleTimer: NodeJS.Timeout | undefined
  let giveUp: (reason: StoreError) => void = () => undefined
  const failure = new Promise<never>((_resolve, reject) => {
    giveUp = reject
  })
  failure.catch(() => undefined)
  const count = (chunk: Buffer) => {
    received += chunk.length
    bytesSinceRefresh += chunk.length
    if (bytesSinceRefresh >= timeouts.minBytes) {
      bytesSinceRefresh = 0
      idleTimer?.refresh()
    }
    if (received > maxBytes) giveUp(tooLong())
  }
  const totalTimer = setTimeout(() => giveUp(unreadable()), timeouts.total)
  raw.on('data', count)
  return {
    /** Waits for data, but no longer than the timeouts allow. */
    async withTimeouts<Result>(arrival: Promise<Result>): Promise<Result> {
      idleTimer = setTimeout(() => giveUp(unreadable()), timeouts.idle)
      try {
        return await Promise.race([arrival, failure])
      } finally {
        clearTimeout(idleTimer)
        idleTimer = undefined
      }
    },
    end() {
      clearTimeout(totalTimer)
      raw.off('data', count)
    },
  }
}

/** Discards the rest of the body; closes the connection if it exceeds the limits. */
function discardRest(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return
  let remaining = maxDiscardedBytes
  const timer = setTimeout(() => raw.destroy(), maxDiscardMilliseconds).unref()
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    remaining -= chunk.length
    if (remaining < 0) raw.destroy()
  })
  raw.once('close', () => clearTimeout(timer))
  raw.resume()
}

async function readFile(
  { fieldname, file, filename }: MultipartFile,
  maxBytes: number,
  hash: Hash | undefined,
): Promise<ReceivedFile> {
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

/** Converts any error while reading parts to a refusal: they are all caused by the request. */
function toRefusal(error: unknown): StoreError {
  return error instanceof StoreError ? error : unreadable()
}

function assertFile(part: Multipart, fields: readonly string[]): asserts part is MultipartFile {
  if (!fields.includes(part.fieldname)) throw unknownField(part.fieldname)
  if (part.type === 'file') return
  throw invalidFields({ [part.fieldname]: fault('not_a_file') })
}

/** Returns the form of a request. */
export function uploadFormOf(
  request: FastifyRequest,
  fields: readonly string[],
  timeouts = defaultTimeouts,
): UploadForm {
  const limits = { fieldSize: 1024, headerPairs: 20 }
  return {
    async *files({ fileBytes, files }) {
      if (!request.isMultipart()) return
      const arrival = watch(request.raw, (files + 1) * fileBytes + overheadBytes, timeouts)
      // One byte more than the limit, because the parser also marks a file of exactly its limit as truncated.
      const options = { limits: { ...limits, fileSize: fileBytes + 1 }, preservePath: true, throwFileSizeLimit: false }
      const parts = request.parts(options)
      if (request.headers['idempotency-key'] !== undefined) request.filesHash = createHash('sha256')
      try {
        for (;;) {
          const next = await arrival.withTimeouts(parts.next())
          if (next.done) return
          assertFile(next.value, fields)
          yield await arrival.withTimeouts(readFile(next.value, fileBytes, request.filesHash))
        }
      } catch (error) {
        throw toRefusal(error)
      } finally {
        arrival.end()
        discardRest(request.raw)
      }
    },
  }
}

/**
 * Returns the file of a form that takes one.
 * @param megabytes maximum size
 * @param types the accepted types, for the message
 * @throws StoreError 400 `invalid_request` without a file; 413 `file_too_large`
 */
export async function singleFile(
  form: UploadForm,
  { megabytes, types }: { megabytes: number; types: string },
): Promise<ReceivedFile> {
  for await (const file of form.files({ fileBytes: megabytes * megabyte, files: 1 })) {
    if (!file.isTooLarge) return file
    const params = { ...(file.name !== '' && { file: file.name }), number: 1, files: 1, types, megabytes }
    throw refuse('file_too_large', params, { file: fault('file_too_large', { megabytes }) })
  }
  throw invalidFields({ file: fault('required') })
}

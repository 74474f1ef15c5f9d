import createClient, { type Client } from 'openapi-fetch'
import { toApiError, type ApiError } from './error'
import { keyedCalls } from './generated/admin/keyed-calls'
import type { components, paths } from './generated/admin/schema'
import { keyedFetch, keyHeader, sendFilesUnderKey } from './request-keys'
import { send, type SendOptions } from './send'
import { sendFiles, type FileRequest } from './send-files'

export type { components, operations, paths } from './generated/admin/schema'

/**
 * The calls of the admin API, typed by its contract. Every call rejects with an `ApiError` unless the response is 2xx.
 */
export type AdminClient = Client<paths>

/** Options of the admin client. */
export interface AdminClientOptions extends SendOptions {
  /** Base URL of the store without a trailing slash; empty for the page's own origin. */
  baseUrl: string
  /** Called for every call that was rejected because the session has ended. */
  onUnauthorized?: () => void
  /** Replaces `sendFiles` in tests. */
  sendFiles?: (request: FileRequest) => Promise<Response>
}

const requestIds = new WeakMap<ApiError, string>()

/** The id of the failed request, to quote to support; null if there is none. */
export function requestIdOf(error: unknown): string | null {
  return (error instanceof Error && requestIds.get(error as ApiError)) || null
}

async function refusalOf(
  response: Response,
  { onUnauthorized }: AdminClientOptions,
  isByCookie: boolean,
): Promise<ApiError> {
  const body = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { request_id?: unknown }
  const error = await toApiError(response)
  if (typeof body?.request_id === 'string') requestIds.set(error, body.request_id)
  // Wrong credentials are a 401 too, with a different code.
  if (error.status === 401 && error.code === 'unauthorized' && isByCookie) onUnauthorized?.()
  return error
}

/** Creates a client for a store. Browsers send the operator's cookie automatically. */
export function createAdminClient(options: AdminClientOptions): AdminClient {
  const { baseUrl } = options
  const sending = keyedFetch(options, { calls: keyedCalls, send: (request) => send(request, options) })
  const client = createClient<paths>({ baseUrl, credentials: 'same-origin', fetch: sending.fetch })
  client.use({
    onRequest: ({ request, schemaPath }) => sending.note(request, schemaPath),
    async onResponse({ request, response }) {
      if (!response.ok) throw await refusalOf(response, options, !request.headers.has('authorization'))
    },
  })
  return client
}

/** A catalogue file to import. */
export interface ImportFile extends Pick<FileRequest, 'onProgress' | 'signal'> {
  kind: components['schemas']['ImportKind']
  file: File
}

function sendForm(
  { baseUrl, sendFiles: go = sendFiles }: AdminClientOptions,
  path: string,
  form: Omit<FileRequest, 'url'>,
): Promise<Response> {
  return go({ ...form, url: `${baseUrl}${path}` })
}

async function answerOf<Answer>(options: AdminClientOptions, response: Response): Promise<Answer> {
  if (!response.ok) throw await refusalOf(response, options, true)
  return response.json() as Promise<Answer>
}

/**
 * Uploads an import file for checking, and reports progress. The response lists unknown columns.
 * @throws ApiError unless the response is 2xx
 */
export async function sendImport(
  options: AdminClientOptions,
  { kind, file, ...sendOptions }: ImportFile,
): Promise<components['schemas']['ImportAnswer']> {
  const body = new FormData()
  body.append('file', file, file.name)
  const address = `/admin/imports?kind=${kind}&columns=ask`
  const sendOnce = (key: string) =>
    sendForm(options, address, { body, ...sendOptions, headers: new Headers({ [keyHeader]: key }) })
  return answerOf(options, await sendFilesUnderKey(options, { address, files: [file], send: sendOnce }))
}

/** A picture for a block of a page or the logo. */
export interface ContentPictureFile extends Pick<FileRequest, 'signal'> {
  file: File
}

/**
 * Uploads a picture for a block of a page.
 * @throws ApiError unless the response is 2xx
 */
export async function sendContentPicture(
  options: AdminClientOptions,
  { file, signal }: ContentPictureFile,
): Promise<components['schemas']['ContentPictureAnswer']> {
  const body = new FormData()
  body.append('file', file, file.name)
  return answerOf(options, await sendForm(options, '/admin/content/pictures', { headers: new Headers(), body, signal }))
}

/**
 * Uploads a picture of the shop's logo.
 * @throws ApiError unless the response is 2xx
 */
export async function sendLogo(
  options: AdminClientOptions,
  { file, signal }: ContentPictureFile,
): Promise<components['schemas']['LogoPicture']> {
  const body = new FormData()
  body.append('file', file, file.name)
  return answerOf(options, await sendForm(options, '/admin/settings/logos', { headers: new Headers(), body, signal }))
}

/** Pictures that an import file names, at most twenty at a time. */
export interface ImportPictures extends Pick<FileRequest, 'signal'> {
  files: readonly File[]
}

/**
 * Uploads pictures before the import file that names them.
 * @throws ApiError unless the response is 2xx
 */
export async function sendImportPictures(
  options: AdminClientOptions,
  { files, signal }: ImportPictures,
): Promise<components['schemas']['PicturesAnswer']> {
  const body = new FormData()
  for (const file of files) body.append('files', file, file.name)
  return answerOf(options, await sendForm(options, '/admin/imports/pictures', { headers: new Headers(), body, signal }))
}

/** Pictures that the file of an import names, at most twenty at a time. */
export interface NamedPictures extends ImportPictures {
  importId: string
}

/**
 * Uploads pictures to the products of an import that lack those of their names.
 * @throws ApiError unless the response is 2xx
 */
export async function sendNamedPictures(
  options: AdminClientOptions,
  { importId, files, signal }: NamedPictures,
): Promise<components['schemas']['UploadedImportPictures']> {
  const body = new FormData()
  for (const file of files) body.append('files', file, file.name)
  const address = `/admin/imports/${importId}/pictures`
  return answerOf(options, await sendForm(options, address, { headers: new Headers(), body, signal }))
}

/** A picture that products get instead of a missing one of an import. */
export interface ReplacementPicture extends Pick<FileRequest, 'signal'> {
  importId: string
  pictureId: string
  file: File
}

/**
 * Uploads a picture instead of a missing one of an import.
 * @throws ApiError unless the response is 2xx
 */
export async function sendReplacementPicture(
  options: AdminClientOptions,
  { importId, pictureId, file, signal }: ReplacementPicture,
): Promise<components['schemas']['ImportPictureCountsAnswer']> {
  const body = new FormData()
  body.append('file', file, file.name)
  const address = `/admin/imports/${importId}/pictures/${pictureId}/upload`
  return answerOf(options, await sendForm(options, address, { headers: new Headers(), body, signal }))
}

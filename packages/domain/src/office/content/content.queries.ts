import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import type { ContentPage } from '../../rules/content/blocks'
import { missingContentError } from '../catalogue/missing-content'
import type { Office } from '../office-context'
import { toStoredBlocks, type ListedBlock } from './content-draft'

type Schemas = components['schemas']

/** The query key of the pages made of blocks. */
export const contentKey = ['office', 'content'] as const

/** A draft with the entity tag that a change of it must send. */
export interface VersionedContentDraft {
  draft: Schemas['ContentDraft']
  tag: string
}

interface Answer {
  data?: Schemas['ContentDraftAnswer']
  response: Response
}

function readOf({ data, response }: Answer): VersionedContentDraft {
  const tag = response.headers.get('etag')
  if (!data || tag === null) throw missingContentError()
  return { draft: data.content_draft, tag }
}

const paramsOf = ({ draft: { page }, tag }: VersionedContentDraft) => ({ path: { page }, header: { 'If-Match': tag } })

/** Reads all pages, and the allowed hosts of links. */
export const readContent = ({ client }: Office, signal: AbortSignal) => unwrap(client.GET('/admin/content', { signal }))

/** Reads the draft of a page. */
export async function readContentDraft({ client }: Office, page: ContentPage, signal: AbortSignal) {
  return readOf(await client.GET('/admin/content/{page}/draft', { params: { path: { page } }, signal }))
}

/** Saves the draft. @throws ApiError 412 if it has changed since it was read; 400 with fields */
export async function saveContentDraft(
  { client }: Office,
  read: VersionedContentDraft,
  blocks: readonly ListedBlock[],
  signal: AbortSignal,
) {
  const body = { blocks: toStoredBlocks(blocks) }
  return readOf(await client.POST('/admin/content/{page}/draft', { params: paramsOf(read), body, signal }))
}

/** Removes the draft. @throws ApiError 412 if it has changed since it was read */
export async function discardContentDraft({ client }: Office, read: VersionedContentDraft, signal: AbortSignal) {
  return readOf(await client.DELETE('/admin/content/{page}/draft', { params: paramsOf(read), signal }))
}

/** Publishes the draft. @throws ApiError 412 if it has changed since it was read; 409 if nothing differs; 400 */
export async function publishContent({ client }: Office, read: VersionedContentDraft, signal: AbortSignal) {
  return readOf(await client.POST('/admin/content/{page}/publish', { params: paramsOf(read), signal }))
}

/** Reads the versions of a page, newest first. */
export const readContentVersions = ({ client }: Office, page: ContentPage, signal: AbortSignal) =>
  unwrap(client.GET('/admin/content/{page}/versions', { params: { path: { page } }, signal }))

/** Reads a version with its blocks. */
export const readContentVersion = ({ client }: Office, page: ContentPage, version: number, signal: AbortSignal) =>
  unwrap(client.GET('/admin/content/{page}/versions/{version}', { params: { path: { page, version } }, signal }))

/** Reads the settings, whose values texts can name. */
export const readSettings = ({ client }: Office, signal: AbortSignal) =>
  unwrap(client.GET('/admin/settings', { signal }))

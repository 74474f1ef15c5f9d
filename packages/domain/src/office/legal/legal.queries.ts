import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { queryOptions } from '@tanstack/react-query'
import type { LegalKind } from '../../rules/legal/legal-text'
import { missingContentError } from '../catalogue/missing-content'
import type { Office } from '../office-context'

type Schemas = components['schemas']

/** The query key of legal texts. */
export const legalKey = ['office', 'legal'] as const

/** A draft with the entity tag that a change of it must send. */
export interface VersionedLegalDraft {
  draft: Schemas['LegalDraft']
  tag: string
}

interface Answer {
  data?: Schemas['LegalDraftAnswer']
  response: Response
}

function readOf({ data, response }: Answer): VersionedLegalDraft {
  const tag = response.headers.get('etag')
  if (!data || tag === null) throw missingContentError()
  return { draft: data.legal_draft, tag }
}

const paramsOf = ({ draft: { kind }, tag }: VersionedLegalDraft) => ({ path: { kind }, header: { 'If-Match': tag } })

/** Reads all kinds, and the allowed hosts of links. */
export const readLegalTexts = ({ client }: Office, signal: AbortSignal) =>
  unwrap(client.GET('/admin/legal-texts', { signal }))

/** Reads the draft of a kind. */
export async function readLegalDraft({ client }: Office, kind: LegalKind, signal: AbortSignal) {
  return readOf(await client.GET('/admin/legal-texts/{kind}/draft', { params: { path: { kind } }, signal }))
}

/** Saves the draft. @throws ApiError 412 if it has changed since it was read; 400 with fields */
export async function saveLegalDraft(
  { client }: Office,
  read: VersionedLegalDraft,
  text: Schemas['LocalLegalContent'],
  signal: AbortSignal,
) {
  return readOf(
    await client.POST('/admin/legal-texts/{kind}/draft', { params: paramsOf(read), body: { text }, signal }),
  )
}

/** Publishes the draft. @throws ApiError 412 if it has changed since it was read; 409 if nothing differs; 400 */
export async function publishLegalText({ client }: Office, read: VersionedLegalDraft, signal: AbortSignal) {
  return readOf(await client.POST('/admin/legal-texts/{kind}/publish', { params: paramsOf(read), signal }))
}

/** Reads the versions of a kind, newest first. */
export const readLegalVersions = ({ client }: Office, kind: LegalKind, signal: AbortSignal) =>
  unwrap(client.GET('/admin/legal-texts/{kind}/versions', { params: { path: { kind } }, signal }))

/** A version with its text, which never changes. */
export const publishedTextOptions = ({ client }: Office, kind: LegalKind, version: string) =>
  queryOptions({
    queryKey: [...legalKey, 'version', kind, version],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/admin/legal-texts/{kind}/versions/{version}', { params: { path: { kind, version } }, signal }),
      ),
    staleTime: Infinity,
  })

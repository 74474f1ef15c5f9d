import type { components } from '@skafferi/api/admin'
import type { BannerId } from '../../rules/content/banners'
import { missingContentError } from '../catalogue/missing-content'
import type { Office } from '../office-context'

type Schemas = components['schemas']

/** A banner with the entity tag that a change of it must send. */
export interface VersionedBanner {
  banner: Schemas['AdminBanner']
  tag: string
}

interface Answer {
  data?: Schemas['AdminBannerAnswer']
  response: Response
}

function readOf({ data, response }: Answer): VersionedBanner {
  const tag = response.headers.get('etag')
  if (!data || tag === null) throw missingContentError()
  return { banner: data.banner, tag }
}

const paramsOf = ({ banner: { id }, tag }: VersionedBanner) => ({ path: { id }, header: { 'If-Match': tag } })

/** Reads a banner. */
export async function readBanner({ client }: Office, id: BannerId, signal: AbortSignal): Promise<VersionedBanner> {
  return readOf(await client.GET('/admin/banners/{id}', { params: { path: { id } }, signal }))
}

/** Changes a banner. @throws ApiError 412 if it has changed since it was read; 400 with fields */
export async function changeBanner(
  { client }: Office,
  read: VersionedBanner,
  body: Schemas['BannerChange'],
  signal: AbortSignal,
): Promise<VersionedBanner> {
  return readOf(await client.POST('/admin/banners/{id}', { params: paramsOf(read), body, signal }))
}

/** Resets a banner to the shop's default. @throws ApiError 412 if it has changed since it was read */
export async function resetBanner(
  { client }: Office,
  read: VersionedBanner,
  signal: AbortSignal,
): Promise<VersionedBanner> {
  return readOf(await client.DELETE('/admin/banners/{id}', { params: paramsOf(read), signal }))
}

import type { components } from '@skafferi/api/admin'
import { readPieces } from '../../rules/text/amount-text'
import { missingContentError } from '../catalogue/missing-content'
import type { Office } from '../office-context'
import type { FlashSaleDraft } from './promotions.view'
import { toFlashSaleDraft } from './to-flash-sales'

type Schemas = components['schemas']

/** A flash sale with the entity tag that a change of it must send. */
export interface VersionedFlashSale {
  sale: Schemas['AdminFlashSale']
  tag: string
}

interface Answer {
  data?: { flash_sale: Schemas['AdminFlashSale'] }
  response: Response
}

function readOf({ data, response }: Answer): VersionedFlashSale {
  const tag = response.headers.get('etag')
  if (!data || tag === null) throw missingContentError()
  return { sale: data.flash_sale, tag }
}

/** Reads a flash sale. */
export async function readFlashSale({ client }: Office, id: string, signal: AbortSignal): Promise<VersionedFlashSale> {
  return readOf(await client.GET('/admin/flash-sales/{id}', { params: { path: { id } }, signal }))
}

const itemsOf = ({ items }: FlashSaleDraft) =>
  items.map(({ productId: product_id, percent }) => ({ product_id, percent: readPieces(percent) ?? 0 }))

/** Plans a flash sale. @throws ApiError 400 with fields */
export async function createFlashSale(
  { client }: Office,
  draft: FlashSaleDraft,
  signal: AbortSignal,
): Promise<VersionedFlashSale> {
  const { title, starts: starts_at, ends: ends_at } = draft
  return readOf(
    await client.POST('/admin/flash-sales', {
      body: { title, starts_at, ends_at, items: itemsOf(draft) },
      signal,
    }),
  )
}

/** The request for the changed fields only, because another operator may have changed the rest. */
function changeOf(before: FlashSaleDraft, draft: FlashSaleDraft): Schemas['FlashSaleChange'] {
  return {
    ...(draft.title !== before.title && { title: draft.title }),
    ...(draft.starts !== before.starts && { starts_at: draft.starts }),
    ...(draft.ends !== before.ends && { ends_at: draft.ends }),
    ...(JSON.stringify(draft.items) !== JSON.stringify(before.items) && { items: itemsOf(draft) }),
  }
}

/** Changes a flash sale. @throws ApiError 412 if it has changed since it was read */
export async function changeFlashSale(
  office: Office,
  { sale, tag }: VersionedFlashSale,
  draft: FlashSaleDraft,
  signal: AbortSignal,
): Promise<VersionedFlashSale> {
  const params = { path: { id: sale.id }, header: { 'If-Match': tag } }
  const body = changeOf(toFlashSaleDraft(sale, office), draft)
  return readOf(await office.client.POST('/admin/flash-sales/{id}', { params, body, signal }))
}

/**
 * Ends a running flash sale, or deletes a planned one and returns null. @throws ApiError 412 if it has changed since it
 * was read
 */
export async function stopFlashSale(
  { client }: Office,
  { sale: { id, state }, tag }: VersionedFlashSale,
  signal: AbortSignal,
): Promise<VersionedFlashSale | null> {
  const params = { path: { id }, header: { 'If-Match': tag } }
  if (state === 'running') return readOf(await client.POST('/admin/flash-sales/{id}/end', { params, signal }))
  await client.DELETE('/admin/flash-sales/{id}', { params, signal })
  return null
}

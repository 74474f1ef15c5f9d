import { ApiError } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { readAmount, readPieces } from './amount-text.rules'
import { noContentOf } from './no-content'
import type { Office } from './office-context'
import type { OnceKeys } from './once-key'
import type { PromotionDraft } from './promotions.view'
import { toPromotionDraft } from './to-promotions'

type Schemas = components['schemas']

/** A promo code as it was read, and what a change of it has to name. */
export interface ReadPromotion {
  promotion: Schemas['AdminPromotion']
  tag: string
}

interface Answer {
  data?: { promotion: Schemas['AdminPromotion'] }
  response: Response
}

function readOf({ data, response }: Answer): ReadPromotion {
  const tag = response.headers.get('etag')
  if (!data || tag === null) throw noContentOf()
  return { promotion: data.promotion, tag }
}

/** Reads a promo code. */
export async function readPromotion({ client }: Office, id: string, signal: AbortSignal): Promise<ReadPromotion> {
  return readOf(await client.GET('/admin/promotions/{id}', { params: { path: { id } }, signal }))
}

/** An amount that was typed; what cannot be read is sent as 0, which the store refuses by its field where it may not be. */
function amountOf(text: string): number {
  const read = readAmount(text)
  return read.kind === 'amount' ? read.amount : 0
}

/** Adds a promo code. @throws ApiError 400 naming fields; 409 where there is such a code */
export async function createPromotion({ client }: Office, draft: PromotionDraft, keys: OnceKeys, signal: AbortSignal): Promise<ReadPromotion> {
  const { code, type, value, starts, ends, minimum, limit, companyLimit } = draft
  const body = {
    code: code.trim(),
    type,
    value: amountOf(value),
    ...(starts !== '' && { starts_at: starts }),
    ...(ends !== '' && { ends_at: ends }),
    ...(minimum !== '' && { minimum: amountOf(minimum) }),
    ...(limit !== '' && { usage_limit: readPieces(limit) ?? 0 }),
    ...(companyLimit !== '' && { usage_limit_per_company: readPieces(companyLimit) ?? 0 }),
  }
  const params = { header: { 'Idempotency-Key': keys.of(draft) } }
  return readOf(await client.POST('/admin/promotions', { params, body, signal }))
}

/** Only what is another one: a colleague may have changed the rest. */
function changeOf(before: PromotionDraft, draft: PromotionDraft): Schemas['PromotionChange'] {
  const limitOf = (text: string) => (text === '' ? null : (readPieces(text) ?? 0))
  return {
    ...(draft.value !== before.value && { value: amountOf(draft.value) }),
    ...(draft.starts !== before.starts && draft.starts !== '' && { starts_at: draft.starts }),
    ...(draft.ends !== before.ends && { ends_at: draft.ends === '' ? null : draft.ends }),
    ...(draft.minimum !== before.minimum && { minimum: amountOf(draft.minimum) }),
    ...(draft.limit !== before.limit && { usage_limit: limitOf(draft.limit) }),
    ...(draft.companyLimit !== before.companyLimit && { usage_limit_per_company: limitOf(draft.companyLimit) }),
  }
}

async function changePromotion(office: Office, read: ReadPromotion, draft: PromotionDraft | null, signal: AbortSignal): Promise<ReadPromotion> {
  const params = { path: { id: read.promotion.id }, header: { 'If-Match': read.tag } }
  if (draft === null) return readOf(await office.client.POST('/admin/promotions/{id}/end', { params, signal }))
  const body = changeOf(toPromotionDraft(read.promotion, office), draft)
  return readOf(await office.client.POST('/admin/promotions/{id}', { params, body, signal }))
}

/**
 * Changes a promo code as it was read, or ends it where nothing else is said. Where it is another one by now, that one is read
 * and comes with the refusal; every other refusal is thrown.
 */
export async function changeAsRead(
  office: Office,
  before: ReadPromotion,
  draft: PromotionDraft | null,
  signal: AbortSignal,
): Promise<{ read: ReadPromotion; refused?: ApiError }> {
  try {
    return { read: await changePromotion(office, before, draft, signal) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error
    return { read: await readPromotion(office, before.promotion.id, signal), refused: error }
  }
}

import { ApiError } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { cleanIdentifier } from '../../rules/text/typed-text'
import { readAmount, readDecimal, readPieces } from '../../rules/text/amount-text'
import { missingContentError } from '../catalogue/missing-content'
import type { Office } from '../office-context'
import type { PromotionDraft } from './promotions.view'
import { shopCurrency } from '../shop-currency'
import { toPromotionDraft } from './to-promotions'

type Schemas = components['schemas']

/** A promo code with the entity tag that a change of it must send. */
export interface VersionedPromotion {
  promotion: Schemas['AdminPromotion']
  tag: string
}

interface Answer {
  data?: { promotion: Schemas['AdminPromotion'] }
  response: Response
}

function readOf({ data, response }: Answer): VersionedPromotion {
  const tag = response.headers.get('etag')
  if (!data || tag === null) throw missingContentError()
  return { promotion: data.promotion, tag }
}

/** Reads a promo code. */
export async function readPromotion({ client }: Office, id: string, signal: AbortSignal): Promise<VersionedPromotion> {
  return readOf(await client.GET('/admin/promotions/{id}', { params: { path: { id } }, signal }))
}

type TypedField = 'value' | 'minimum' | 'usage_limit' | 'usage_limit_per_company'

/**
 * Rejects an invalid text before sending, with the error that the store would return. @throws ApiError 400 with the
 * field
 */
function rejectField(field: TypedField): never {
  throw new ApiError(400, {
    code: 'not_amount',
    message: 'The entry is not valid.',
    fields: { [field]: { code: 'format', message: '' } },
  })
}

/** Reads a typed amount; 0 if the field is empty. */
function amountOf(text: string, field: TypedField, currency: string): number {
  const typed = readAmount(text, currency)
  return typed.kind === 'amount' ? typed.amount : typed.kind === 'none' ? 0 : rejectField(field)
}

/** Reads a percentage or an amount. */
const valueOf = (text: string, type: PromotionDraft['type'], currency: string) =>
  type === 'fixed' ? amountOf(text, 'value', currency) : (readDecimal(text) ?? rejectField('value'))

const limitOf = (text: string, field: TypedField) => readPieces(text) ?? rejectField(field)

/** Adds a promo code. @throws ApiError 400 with fields; 409 if the code exists */
export async function createPromotion(
  { client }: Office,
  draft: PromotionDraft,
  signal: AbortSignal,
): Promise<VersionedPromotion> {
  const { code, type, value, starts, ends, minimum, limit, companyLimit } = draft
  const body = {
    code: cleanIdentifier(code),
    type,
    value: valueOf(value, type, shopCurrency),
    ...(starts !== '' && { starts_at: starts }),
    ...(ends !== '' && { ends_at: ends }),
    ...(minimum !== '' && { minimum: amountOf(minimum, 'minimum', shopCurrency) }),
    ...(limit !== '' && { usage_limit: limitOf(limit, 'usage_limit') }),
    ...(companyLimit !== '' && { usage_limit_per_company: limitOf(companyLimit, 'usage_limit_per_company') }),
  }
  return readOf(await client.POST('/admin/promotions', { body, signal }))
}

/** The request for the changed fields only, because another operator may have changed the rest. */
function changeOf(before: PromotionDraft, draft: PromotionDraft, currency: string): Schemas['PromotionChange'] {
  const limitIn = (text: string, field: TypedField) => (text === '' ? null : limitOf(text, field))
  return {
    ...(draft.value !== before.value && { value: valueOf(draft.value, draft.type, currency) }),
    ...(draft.starts !== before.starts && draft.starts !== '' && { starts_at: draft.starts }),
    ...(draft.ends !== before.ends && { ends_at: draft.ends === '' ? null : draft.ends }),
    ...(draft.minimum !== before.minimum && { minimum: amountOf(draft.minimum, 'minimum', currency) }),
    ...(draft.limit !== before.limit && { usage_limit: limitIn(draft.limit, 'usage_limit') }),
    ...(draft.companyLimit !== before.companyLimit && {
      usage_limit_per_company: limitIn(draft.companyLimit, 'usage_limit_per_company'),
    }),
  }
}

/** Changes a promo code, or ends it if `draft` is null. @throws ApiError 412 if it has changed since it was read */
export async function changePromotion(
  office: Office,
  read: VersionedPromotion,
  draft: PromotionDraft | null,
  signal: AbortSignal,
): Promise<VersionedPromotion> {
  const params = { path: { id: read.promotion.id }, header: { 'If-Match': read.tag } }
  if (draft === null) return readOf(await office.client.POST('/admin/promotions/{id}/end', { params, signal }))
  const body = changeOf(toPromotionDraft(read.promotion, office), draft, read.promotion.currency_code)
  return readOf(await office.client.POST('/admin/promotions/{id}', { params, body, signal }))
}

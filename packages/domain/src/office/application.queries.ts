import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { readPieces } from './amount-text.rules'
import type { AgreedTerms } from './applications.view'
import type { Office } from './office-context'

/** A decision about an application. */
export type Decision =
  | { do: 'approve'; terms: AgreedTerms }
  | { do: 'join'; company: string }
  | { do: 'ask'; question: string; seen: string | null }
  | { do: 'reject'; reason: string }

function approvalOf({
  days,
  poRequired,
  details: typedDetails,
}: AgreedTerms): components['schemas']['ApprovalRequest'] {
  const details = Object.fromEntries(
    Object.entries(typedDetails).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]])),
  )
  const paymentTermsDays = readPieces(days)
  return {
    ...details,
    ...(paymentTermsDays !== null && { payment_terms_days: paymentTermsDays }),
    ...(poRequired && { po_required: true }),
  }
}

/** Sends the decision. @throws ApiError 409 if another operator has already decided */
export async function sendDecision({ client }: Office, id: string, decision: Decision, signal: AbortSignal) {
  const params = { path: { id } }
  if (decision.do === 'ask') {
    const { question, seen } = decision
    return unwrap(client.POST('/admin/applications/{id}/ask', { params, body: { question, seen }, signal }))
  }
  if (decision.do === 'reject')
    return unwrap(client.POST('/admin/applications/{id}/reject', { params, body: { reason: decision.reason }, signal }))
  const body = decision.do === 'join' ? { company_id: decision.company } : approvalOf(decision.terms)
  return unwrap(client.POST('/admin/applications/{id}/approve', { params, body, signal }))
}

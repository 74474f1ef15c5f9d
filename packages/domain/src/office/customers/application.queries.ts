import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { readPieces } from '../../rules/text/amount-text'
import type { AgreedTerms } from './applications.view'
import type { Office } from '../office-context'

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

/**
 * Sends a decision.
 * @param answered_at when the answers that were read were sent after a question; null if they were not
 * @throws ApiError 409 if a colleague or the applicant was quicker
 */
export async function sendDecision(
  { client }: Office,
  id: string,
  { decision, answered_at }: { decision: Decision; answered_at: string | null },
  signal: AbortSignal,
) {
  const params = { path: { id } }
  if (decision.do === 'ask') {
    const { question, seen } = decision
    return unwrap(
      client.POST('/admin/applications/{id}/ask', { params, body: { question, seen, answered_at }, signal }),
    )
  }
  if (decision.do === 'reject')
    return unwrap(
      client.POST('/admin/applications/{id}/reject', {
        params,
        body: { reason: decision.reason, answered_at },
        signal,
      }),
    )
  const options = decision.do === 'join' ? { company_id: decision.company } : approvalOf(decision.terms)
  const body = { ...options, answered_at }
  return unwrap(client.POST('/admin/applications/{id}/approve', { params, body, signal }))
}

import type { components } from '@skafferi/api/admin'
import { operatorActor } from '../../../platform/db/events'
import { isByAuthor, type ActivityRow } from './activities.repo'

type Schemas = components['schemas']

function actorOf({ event, actorName: name, customerName, authorName }: ActivityRow): Schemas['Activity']['actor'] {
  const { actorId, operatorId, apiKeyId } = event
  // The application is the actor, so that its company is named once.
  if (isByAuthor(event)) return { kind: 'customer', id: event.subjectId, name: authorName }
  if (actorId === null) return { kind: 'shop', id: null, name: null }
  if (apiKeyId !== null) return { kind: 'api_key', id: apiKeyId, name }
  if (actorId === operatorActor) return { kind: 'operator', id: operatorId, name }
  return { kind: 'customer', id: actorId, name: customerName }
}

/**
 * Converts an activity entry.
 * @param putBack null if it cannot be put back
 * @param products the first products of a change of many
 */
export function toActivity(
  row: ActivityRow,
  putBack: Schemas['PutBack'] | null,
  products: Schemas['Activity']['products'] = [],
): Schemas['Activity'] {
  const { id, at, action, subjectId, before, after, requestId } = row.event
  return {
    id,
    at: at.toISOString(),
    actor: actorOf(row),
    action,
    subject_id: subjectId,
    subject_name: row.subjectName,
    subject_sku: row.subjectSku,
    company_id: row.companyId,
    before,
    after,
    products,
    put_back: putBack,
    request_id: requestId,
  }
}

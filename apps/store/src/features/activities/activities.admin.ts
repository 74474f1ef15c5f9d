import type { components } from '@skafferi/api/admin'
import type { Context } from '../../context'
import { operatorActor } from '../../db/events'
import type { AdminHandlers } from '../../http/admin/handler'
import { pageOf } from '../../http/handler'
import { findActivities, type ActivityRow } from './activities.repo'

type Schemas = components['schemas']

function actorOf({ event, doerName: name, customerName, erasedAt }: ActivityRow): Schemas['Activity']['actor'] {
  const { actorId, operatorId, apiKeyId } = event
  if (actorId === null) return { kind: 'shop', id: null, name: null }
  if (apiKeyId !== null) return { kind: 'api_key', id: apiKeyId, name }
  if (actorId === operatorActor) return { kind: 'operator', id: operatorId, name }
  return { kind: 'customer', id: actorId, name: erasedAt ? null : customerName }
}

function toActivity(row: ActivityRow): Schemas['Activity'] {
  const { id, at, action, subjectId, before, after, requestId } = row.event
  return { id, at: at.toISOString(), actor: actorOf(row), action, subject_id: subjectId, subject_name: row.subjectName, before, after, request_id: requestId }
}

/** Who did what, over HTTP. */
export function activitiesAdminRoutes({ db }: Pick<Context, 'db'>): AdminHandlers<'listActivities'> {
  return {
    async listActivities({ query }) {
      const { subject_id: subjectId, operator_id: operatorId, by, before } = query
      const { limit } = pageOf(query)
      return { activities: (await findActivities(db, { subjectId, operatorId, by, before }, limit)).map(toActivity) }
    },
  }
}

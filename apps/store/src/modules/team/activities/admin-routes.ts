import type { Context } from '../../../platform/context'
import { FileAnswer, type AdminCall, type AdminHandlers } from '../../../platform/http/admin/handler'
import { pageOf } from '../../../platform/http/handler'
import { findActivities, findActors, type ActivityFilter } from './activities.repo'
import { exportActivities } from './export-activities'
import { findProductsOfEntries } from './find-changed-products'
import { findPutBacks } from './find-put-backs'
import { toActivity } from './to-activity'

function filterOf({
  subject_id: subjectId,
  operator_id: operatorId,
  by: actorKind,
  subject,
}: AdminCall<'exportActivities'>['query']): ActivityFilter {
  return { subjectId, operatorId, actorKind, subject }
}

/** Admin routes for activity entries. */
export function activitiesAdminRoutes(
  context: Pick<Context, 'db' | 'timeZone'>,
): AdminHandlers<'listActivities' | 'exportActivities'> {
  const { db } = context
  return {
    async listActivities({ query }) {
      const { limit } = pageOf(query)
      const rows = await findActivities(db, { ...filterOf(query), before: query.before }, limit)
      const putBacks = await findPutBacks(db, rows)
      const products = await findProductsOfEntries(db, rows)
      return {
        activities: rows.map((row) => toActivity(row, putBacks.get(row.event.id) ?? null, products.get(row.event.id))),
        operators: await findActors(db),
      }
    },
    async exportActivities({ query }) {
      const { name, content } = await exportActivities(context, filterOf(query))
      return new FileAnswer({ bytes: Buffer.from(content), mediaType: 'text/csv; charset=utf-8', name })
    },
  }
}

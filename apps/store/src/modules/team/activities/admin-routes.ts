import type { Context } from '../../../platform/context'
import { FileAnswer, type AdminCall, type AdminHandlers } from '../../../platform/http/admin/handler'
import { refuse } from '../../../platform/http/errors'
import { pageOf } from '../../../platform/http/handler'
import { findActivities, findActivity, findActors, type ActivityFilter } from './activities.repo'
import { exportActivities } from './export-activities'
import { findProductsOfEntries, findProductsOfEntry } from './find-changed-products'
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
): AdminHandlers<'listActivities' | 'listActivityProducts' | 'exportActivities'> {
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
    async listActivityProducts({ params, query }) {
      const event = await findActivity(db, Number(params.id))
      if (!event) throw refuse('activity_not_found')
      return { products: await findProductsOfEntry(db, event, pageOf(query)), ...pageOf(query) }
    },
    async exportActivities({ query }) {
      const { name, content } = await exportActivities(context, filterOf(query))
      return new FileAnswer({ bytes: Buffer.from(content), mediaType: 'text/csv; charset=utf-8', name })
    },
  }
}

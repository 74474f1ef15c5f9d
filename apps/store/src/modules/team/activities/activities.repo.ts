import type { components } from '@skafferi/api/admin'
import { bannerNames } from '@skafferi/domain/rules/content/banners'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
  type AnyColumn,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, withoutNumberSign } from '../../../platform/db/like-pattern'
import type { Database } from '../../../platform/db/database'
import { actorName, actorJoins } from '../../../platform/db/actors'
import { operatorActor } from '../../../platform/db/events'
import {
  apiKeys,
  applications,
  bulkChangeRows,
  categories,
  companies,
  complaints,
  contactMessages,
  customers,
  events,
  flashSales,
  operators,
  orders,
  products,
  promotions,
  reviews,
  variants,
} from '../../../platform/db/schema'

/** The kind of an actor. */
export type ActorKind = components['schemas']['ActorKind']

/** Filter for activity entries. */
export interface ActivityFilter {
  subjectId?: string
  operatorId?: string
  actorKind?: ActorKind
  /** Part of the number, name, SKU or id of the subject, or of a product of a change of many. */
  subject?: string
  /** Only entries before this id. */
  before?: number
}

/** Actions of applicants, and of reviewers without an account. Their events have no `actorId`. */
const authorActions = ['application.received', 'application.answered', 'review.submitted']

/** True for events of an author without an account. */
export const isByAuthor = ({ actorId, action }: Pick<typeof events.$inferSelect, 'actorId' | 'action'>): boolean =>
  actorId === null && authorActions.includes(action)

const byKind: Readonly<Record<ActorKind, () => SQL | undefined>> = {
  operator: () => and(eq(events.actorId, operatorActor), isNull(events.apiKeyId)),
  api_key: () => isNotNull(events.apiKeyId),
  customer: () =>
    or(ne(events.actorId, operatorActor), and(isNull(events.actorId), inArray(events.action, authorActions))),
  shop: () => and(isNull(events.actorId), notInArray(events.action, authorActions)),
}

const reviewed = alias(products, 'reviewed')

/** A product of a change of many; `products` itself is joined as the subject. */
const changed = alias(products, 'changed')

const bannerName = sql.join(
  [
    sql`case ${events.subjectId}`,
    ...Object.entries(bannerNames).map(([id, name]) => sql`when ${id} then ${name}`),
    sql`end`,
  ],
  sql` `,
)

const recorded = sql`coalesce(${events.before}, ${events.after})`

/**
 * The name in the entry itself, for categories, invitations, API keys, webhooks, and versions of legal texts and pages.
 */
const recordedName = sql`case
  when ${events.action} like 'category.%' or ${events.action} like 'legal_text.%'
    or ${events.action} like 'content.%' then ${recorded} ->> 'name'
  when ${events.action} in ('operator.invited', 'operator.uninvited') then ${recorded} ->> 'name'
  when ${events.action} like 'api_key.%' then ${recorded} ->> 'title'
  when ${events.action} like 'webhook.%' then ${recorded} ->> 'host'
end`

/** The operator who is an entry's subject; `operators` itself is joined as the actor. */
const members = alias(operators, 'members')

/** The buyer who is an entry's subject; `customers` itself is joined as the actor. */
const buyers = alias(customers, 'buyers')

/** A buyer's name; null after erasure. */
const nameOf = ({ firstName, lastName, erasedAt }: Record<'firstName' | 'lastName' | 'erasedAt', AnyColumn>) =>
  sql<string | null>`case when ${erasedAt} is null then ${firstName} || ' ' || ${lastName} end`

/**
 * The subject's number, title or company, for display instead of its id. The recorded name is that of a deleted one.
 */
const subjectName = sql<string | null>`coalesce(
  ${orders.displayId}::text, ${complaints.displayId}::text, ${products.title}, ${companies.name},
  ${applications.companyName}, ${reviewed.title} || ', ' || ${reviews.userName}, ${flashSales.title},
  ${promotions.code}, ${bannerName}, ${categories.name}, ${members.name}, ${nameOf(buyers)},
  ${contactMessages.subject}, ${events.subjectName}, ${recordedName})`

/** The SKU of a product with one variant. */
const subjectSku = sql<string | null>`(
  select case when count(*) = 1 then min(${variants.sku}) end from ${variants}
  where ${variants.productId} = ${products.id})`

/** True if one of the products that a change of many has changed has a text in its name, SKU or id. */
const hasChangedProduct = (db: Database, text: string) =>
  exists(
    db
      .select({ id: bulkChangeRows.productId })
      .from(bulkChangeRows)
      .innerJoin(changed, eq(changed.id, bulkChangeRows.productId))
      .leftJoin(variants, eq(variants.productId, changed.id))
      .where(
        and(
          eq(bulkChangeRows.bulkChangeId, events.subjectId),
          eq(bulkChangeRows.isApplied, true),
          or(contains(changed.title, text), contains(changed.id, text), contains(variants.sku, text)),
        ),
      ),
  )

/** Returns entries with their actors, newest first. */
export function findActivities(
  db: Database,
  { subjectId, operatorId, actorKind, subject, before }: ActivityFilter,
  limit: number,
) {
  const matches = and(
    subjectId === undefined ? undefined : eq(events.subjectId, subjectId),
    operatorId === undefined ? undefined : eq(events.operatorId, operatorId),
    actorKind && byKind[actorKind](),
    subject
      ? or(
          contains(subjectName, withoutNumberSign(subject)),
          contains(events.subjectId, subject),
          exists(
            db
              .select({ id: variants.id })
              .from(variants)
              .where(and(eq(variants.productId, products.id), contains(variants.sku, subject))),
          ),
          hasChangedProduct(db, subject),
        )
      : undefined,
    before === undefined ? undefined : lt(events.id, before),
  )
  return db
    .select({
      event: events,
      actorName: actorName(events),
      customerName: nameOf(customers),
      authorName: sql<string | null>`coalesce(${applications.companyName}, ${reviews.userName})`,
      subjectName,
      subjectSku,
      companyId: buyers.companyId,
    })
    .from(events)
    .leftJoin(operators, actorJoins(events).operator)
    .leftJoin(apiKeys, actorJoins(events).key)
    .leftJoin(customers, eq(customers.id, events.actorId))
    .leftJoin(reviews, eq(reviews.id, events.subjectId))
    .leftJoin(members, eq(members.id, events.subjectId))
    .leftJoin(reviewed, eq(reviewed.id, reviews.productId))
    .leftJoin(complaints, eq(complaints.id, events.subjectId))
    .leftJoin(orders, eq(orders.id, events.subjectId))
    .leftJoin(products, eq(products.id, events.subjectId))
    .leftJoin(buyers, eq(buyers.id, events.subjectId))
    .leftJoin(contactMessages, eq(contactMessages.id, events.subjectId))
    .leftJoin(categories, eq(categories.id, events.subjectId))
    .leftJoin(companies, eq(companies.id, events.subjectId))
    .leftJoin(applications, eq(applications.id, events.subjectId))
    .leftJoin(flashSales, eq(flashSales.id, events.subjectId))
    .leftJoin(promotions, eq(promotions.id, events.subjectId))
    .where(matches)
    .orderBy(desc(events.id))
    .limit(limit)
}

/** Returns an entry; undefined if there is none. */
export async function findActivity(db: Database, id: number) {
  const [event] = await db.select().from(events).where(eq(events.id, id))
  return event
}

/** Returns all operators, including deactivated ones, sorted by name. */
export function findActors(db: Database) {
  return db
    .select({ id: operators.id, name: operators.name })
    .from(operators)
    .orderBy(asc(operators.name), asc(operators.id))
}

/** An entry with its actor. */
export type ActivityRow = Awaited<ReturnType<typeof findActivities>>[number]

/** Maximum number of changes since an entry that are searched. */
const maxSince = 500

/** Returns the changes of subjects after an entry with their actors' names, oldest first. */
export function findChangesSince(
  db: Database,
  { subjectIds, actions, after }: { subjectIds: readonly string[]; actions: readonly string[]; after: number },
) {
  const { id, at, subjectId, before, after: values } = events
  const isSince = and(inArray(subjectId, [...subjectIds]), inArray(events.action, [...actions]), gt(id, after))
  return db
    .select({ id, at, subjectId, before, after: values, name: actorName(events) })
    .from(events)
    .leftJoin(operators, actorJoins(events).operator)
    .leftJoin(apiKeys, actorJoins(events).key)
    .where(isSince)
    .orderBy(asc(id))
    .limit(maxSince)
}

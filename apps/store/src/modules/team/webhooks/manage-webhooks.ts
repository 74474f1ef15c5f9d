import { randomBytes } from 'node:crypto'
import type { components } from '@skafferi/api/admin'
import type { Context } from '../../../platform/context'
import { webhookDelivery, insertDeliveries } from '../../../platform/db/notify'
import type { Database } from '../../../platform/db/database'
import { currentActor, recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { invalidFields, refuse } from '../../../platform/http/errors'
import type { Page } from '../../../platform/http/handler'
import { FetchProblem } from '../../../platform/internet/public-request'
import { lockTeamAsOwner } from '../operators'
import { createReceivers } from './receiver'
import { secretOf } from './signature'
import * as repo from './webhooks.repo'

type Schemas = components['schemas']

/** Limited, because orders write a message for each webhook in their transaction. */
const maxWebhooks = 20

const webhookNotFound = () => refuse('webhook_not_found')

/** Returns the host for activity entries, which the whole team can read: the path may be secret. */
const hostOf = (url: string) => new URL(url).host

function toWebhook({ webhook, responsible }: repo.NamedWebhook): Schemas['Webhook'] {
  const { id, url, events, createdAt, failingSince, disabledAt } = webhook
  return {
    id,
    url,
    events,
    responsible,
    created_at: createdAt.toISOString(),
    failing_since: failingSince?.toISOString() ?? null,
    disabled_at: disabledAt?.toISOString() ?? null,
  }
}

function stateOf({ sentAt, tries }: repo.DeliveryRow): Schemas['WebhookDelivery']['state'] {
  if (sentAt !== null) return 'delivered'
  return tries >= repo.maxTries ? 'failed' : 'pending'
}

function toDelivery(row: repo.DeliveryRow): Schemas['WebhookDelivery'] {
  const { id, type, tries, status, failure, createdAt, sentAt, nextTryAt } = row
  const state = stateOf(row)
  const times = { created_at: createdAt.toISOString(), sent_at: sentAt?.toISOString() ?? null }
  return {
    id,
    type,
    state,
    tries,
    status,
    failure,
    ...times,
    next_try_at: state === 'pending' ? nextTryAt.toISOString() : null,
  }
}

/** Creates the operations on webhooks and their messages. */
export function createWebhooks({
  db,
  now,
  secret: key,
  webhooksToLoopback,
}: Pick<Context, 'db' | 'now' | 'secret' | 'webhooksToLoopback'>) {
  const receivers = createReceivers({ toLoopback: webhooksToLoopback })

  async function checkUrl(url: string): Promise<string> {
    try {
      return await receivers.check(url)
    } catch (error) {
      if (error instanceof FetchProblem) throw invalidFields({ url: error.fault })
      throw error
    }
  }

  const record = (tx: Database, action: string, subjectId: string, change: { before?: object; after?: object }) =>
    recordOperatorEvent(tx, { at: now(), action, subjectId, ...change })

  async function getNamed(tx: Database, id: string): Promise<repo.NamedWebhook> {
    const found = await repo.findWebhook(tx, id)
    if (!found) throw webhookNotFound()
    return found
  }

  const get = async (tx: Database, id: string): Promise<repo.WebhookRow> => (await getNamed(tx, id)).webhook

  function assertEnabled({ disabledAt }: repo.WebhookRow): void {
    if (disabledAt) throw refuse('webhook_disabled')
  }

  return {
    /** Returns all webhooks, oldest first. */
    listWebhooks: async (): Promise<Schemas['WebhookList']> => ({ webhooks: (await repo.findAll(db)).map(toWebhook) }),

    /**
     * Adds a webhook; its secret is returned only once.
     * @throws StoreError 400 if the URL is not allowed; 409 `too_many_webhooks`
     */
    async addWebhook({ url: urlInput, events }: Schemas['WebhookRequest']): Promise<Schemas['WebhookMade']> {
      const url = await checkUrl(urlInput)
      return db.transaction(async (tx) => {
        await lockTeamAsOwner(tx)
        if ((await repo.findAll(tx)).length >= maxWebhooks) {
          throw refuse('too_many_webhooks', { most: maxWebhooks })
        }
        const [createdAt, seed] = [now(), randomBytes(20).toString('base64url')]
        const id = newId('webhook', createdAt)
        await repo.insertWebhook(tx, { id, url, events, seed, responsibleId: currentActor().operatorId, createdAt })
        await record(tx, 'webhook.created', id, { after: { host: hostOf(url), events } })
        return { webhook: toWebhook(await getNamed(tx, id)), secret: secretOf(key, seed) }
      })
    },

    /**
     * Changes a webhook. An operator who changes the URL or enables it becomes responsible.
     * @throws StoreError 400 if the URL is not allowed; 404 `webhook_not_found`
     */
    async changeWebhook(
      id: string,
      { url: urlInput, events, disabled }: Schemas['WebhookChange'],
    ): Promise<Schemas['Webhook']> {
      const url = urlInput === undefined ? undefined : await checkUrl(urlInput)
      return db.transaction(async (tx) => {
        await lockTeamAsOwner(tx)
        const was = await get(tx, id)
        const isReassigned = (url !== undefined && url !== was.url) || (disabled === false && was.disabledAt !== null)
        const resumed = { failingSince: null, pausedUntil: null }
        const enabled = disabled ? { disabledAt: was.disabledAt ?? now() } : { disabledAt: null, ...resumed }
        const set = {
          ...(url !== undefined && { url, ...resumed }),
          ...(events && { events }),
          ...(disabled !== undefined && enabled),
          ...(isReassigned && { responsibleId: currentActor().operatorId }),
        }
        await repo.updateWebhook(tx, id, set)
        const changed = await getNamed(tx, id)
        const recordOf = (webhook: repo.WebhookRow) => ({
          host: hostOf(webhook.url),
          events: webhook.events,
          disabled: webhook.disabledAt !== null,
        })
        await record(tx, 'webhook.changed', id, { before: recordOf(was), after: recordOf(changed.webhook) })
        return toWebhook(changed)
      })
    },

    /**
     * Deletes a webhook with its messages.
     * @throws StoreError 404 `webhook_not_found`
     */
    deleteWebhook: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const { url } = await get(tx, id)
        await repo.deleteWebhook(tx, id)
        await record(tx, 'webhook.deleted', id, { before: { host: hostOf(url) } })
      }),

    /**
     * Sends a test message.
     * @throws StoreError 404 `webhook_not_found`; 409 `webhook_disabled`
     */
    async testWebhook(id: string): Promise<Schemas['WebhookDelivery']> {
      assertEnabled(await get(db, id))
      const delivery = webhookDelivery(id, { type: 'webhook.test', data: { id } }, now())
      await db.transaction((tx) => insertDeliveries(tx, [delivery]))
      return toDelivery({ ...delivery, status: null, failure: null, sentAt: null })
    },

    /**
     * Returns a page of a webhook's messages.
     * @throws StoreError 404 `webhook_not_found`
     */
    async pageDeliveries(id: string, page: Page): Promise<Schemas['WebhookDeliveryList']> {
      await get(db, id)
      const rows = await repo.findDeliveries(db, id, page)
      return { deliveries: rows.map(toDelivery), count: await repo.countDeliveries(db, id), ...page }
    },

    /**
     * Sends a message again.
     * @throws StoreError 404 `delivery_not_found`; 409 `webhook_disabled`
     */
    async resend(id: string): Promise<Schemas['WebhookDelivery']> {
      const found = await repo.findDelivery(db, id)
      if (!found) throw refuse('delivery_not_found')
      assertEnabled(await get(db, found.webhookId))
      const requeued = { sentAt: null, tries: 0, nextTryAt: now(), status: null, failure: null }
      const row = await db.transaction((tx) => repo.updateDelivery(tx, id, requeued))
      if (!row) throw refuse('delivery_not_found')
      return toDelivery(row)
    },
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>

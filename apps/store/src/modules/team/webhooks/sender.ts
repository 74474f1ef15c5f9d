import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/db/database'
import { onMessage } from '../../../platform/db/notify'
import { recordEvent } from '../../../platform/db/events'
import { FetchProblem } from '../../../platform/internet/public-request'
import { createWorker, type JobMonitor } from '../../../platform/jobs/worker'
import { enqueueMail } from '../../../platform/mail/outbox'
import { createReceivers, type ReceiverOptions } from './receiver'
import { secretOf, signedHeaders } from './signature'
import * as repo from './webhooks.repo'

/** Settings of the sender. */
export interface SenderOptions extends ReceiverOptions {
  db: Database
  /** Returns the current time. */
  now: () => Date
  /** The store's key, from which secrets derive. */
  key: string
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  metrics?: JobMonitor['metrics']
}

/** Sends webhook messages. */
export interface WebhookSender {
  /** Starts sending periodically. */
  start(): void
  /** Sends all due messages. Concurrent calls share the same run. */
  sendDue(): Promise<void>
  /** Stops sending; running requests are aborted and tried again later. */
  stop(): Promise<void>
}

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** Delays before the first retries, and before all further ones, in milliseconds. */
const firstDelays = [minute, 5 * minute, 30 * minute, 2 * hour] as const
const lastDelay = 12 * hour

/** Pause of a failing webhook, so that it does not delay others, in milliseconds. */
const failurePause = minute

/** Time without success after which a webhook is disabled, in milliseconds. */
const failureLimit = 5 * day

/** Retention of messages, in milliseconds. */
const retention = 30 * day

/** Number of concurrent requests, so that a slow receiver does not delay others. */
const maxConcurrent = 4

/**
 * Polling interval for messages of other processes and due retries, and interval of deleting old ones, in milliseconds.
 */
const interval = 5 * 1000
const sweepInterval = hour

type Due = NonNullable<Awaited<ReturnType<typeof repo.lockDue>>>

/** The outcome of an attempt. */
type Outcome = { status: number | null; failure: string | null }

/** Returns the message of a failure, without the receiver's response and details of the shop's network. */
function reasonOf(error: unknown): string {
  if (error instanceof FetchProblem) return `The address ${error.message}`
  const { cause, code } = error as { cause?: { name?: string }; code?: string }
  if (cause?.name === 'TimeoutError') return 'No answer in time'
  return code ? `No answer: ${code}` : 'No answer'
}

/** Creates a sender; `start` starts it. */
export function createWebhookSender({ db, now, key, log, metrics, ...options }: SenderOptions): WebhookSender {
  const receivers = createReceivers(options)

  /**
   * Claims a due message. It counts as a failed attempt until it is sent, so that it is tried again if the process
   * ends.
   */
  const claimDue = (): Promise<Due | undefined> =>
    db.transaction(async (tx) => {
      const due = await repo.lockDue(tx, now())
      if (!due) return undefined
      const tries = due.delivery.tries + 1
      const nextTryAt = new Date(now().getTime() + (firstDelays[tries - 1] ?? lastDelay))
      await repo.updateDelivery(tx, due.delivery.id, { tries, nextTryAt })
      return due
    })

  async function attempt({ delivery, webhook }: Due, signal: AbortSignal): Promise<Outcome> {
    try {
      const headers = signedHeaders(secretOf(key, webhook.seed), delivery, now())
      const status = await receivers.send(webhook.url, headers, delivery.payload, signal)
      return { status, failure: status >= 200 && status < 300 ? null : `Answered with ${status}` }
    } catch (error) {
      return { status: null, failure: reasonOf(error) }
    }
  }

  /** Disables a webhook without success for days, and notifies the owners. */
  const disable = ({ id, url }: repo.WebhookRow, failingSince: Date): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await repo.disable(tx, id, now()))) return
      for (const { name, email } of await repo.findOwners(tx)) {
        const data = { name, host: new URL(url).host, days: failureLimit / day }
        await enqueueMail(tx, { kind: 'webhook_disabled', to: email, subjectId: id, locale: 'en-GB', data }, now())
      }
      await recordEvent(tx, {
        at: now(),
        action: 'webhook.disabled',
        subjectId: id,
        subjectName: new URL(url).host,
        after: { failingSince: failingSince.toISOString() },
      })
      log.warn({ webhook: id, failing_since: failingSince }, 'A webhook was disabled: every delivery failed for 5 days')
    })

  async function send(due: Due, signal: AbortSignal): Promise<void> {
    const { delivery, webhook } = due
    const outcome = await attempt(due, signal)
    if (signal.aborted && outcome.status === null) return
    if (outcome.failure === null) {
      await repo.updateDelivery(db, delivery.id, { ...outcome, sentAt: now() })
      return repo.recordSuccess(db, webhook.id)
    }
    await repo.updateDelivery(db, delivery.id, outcome)
    const since = await repo.recordFailure(db, webhook.id, {
      now: now(),
      pausedUntil: new Date(now().getTime() + failurePause),
    })
    if (since && now().getTime() - since.getTime() >= failureLimit) await disable(webhook, since)
  }

  async function sendOneByOne(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const due = await claimDue()
      if (!due) return
      await send(due, signal)
    }
  }

  const monitor = { log, metrics }
  const sending = createWorker(
    {
      name: 'webhooks',
      every: interval,
      subscribe: onMessage,
      async run(signal) {
        await Promise.all(Array.from({ length: maxConcurrent }, () => sendOneByOne(signal)))
      },
    },
    monitor,
  )
  const deleting = createWorker(
    {
      name: 'old webhook messages',
      every: sweepInterval,
      run: () => repo.deleteBefore(db, new Date(now().getTime() - retention)),
    },
    monitor,
  )

  return {
    start() {
      sending.start()
      deleting.start()
    },
    sendDue: sending.run,
    async stop() {
      await Promise.all([sending.stop(), deleting.stop()])
    },
  }
}

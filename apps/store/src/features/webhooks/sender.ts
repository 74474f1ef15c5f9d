import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database'
import { onMessage } from '../../db/announce'
import { recordEvent } from '../../db/events'
import { FetchProblem } from '../../internet/public-request'
import { postMail } from '../../mail/outbox'
import { createReceivers, type ReceiverOptions } from './receiver'
import { secretOf, signedHeaders } from './signature'
import * as repo from './webhooks.repo'

/** What a sender is made of. */
export interface SenderOptions extends ReceiverOptions {
  db: Database
  /** The clock. */
  now: () => Date
  /** The store's, which secrets are made with. */
  key: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Sends what waits for webhooks. */
export interface WebhookSender {
  /** Begins to look after it by itself. */
  start(): void
  /** Sends everything that is due. Calls while it does share its work. */
  sendDue(): Promise<void>
  /** Takes up nothing more, and cuts off what is on its way: it is tried again. */
  stop(): Promise<void>
}

const minute = 60 * 1000
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds until a message is tried again after the first tries, and after all further ones. */
const firstDelays = [minute, 5 * minute, 30 * minute, 2 * hour] as const
const lastDelay = 12 * hour

/** How long a webhook that fails rests: one that never answers must not take the turns of all others. */
const rest = minute

/** After so long without a single success nothing more is sent. */
const patience = 5 * day

/** How long the log goes back. */
const kept = 30 * day

/** How many messages are on their way at once: one that waits for an answer does not hold up the others. */
const lanes = 4

/** How often is looked for what other processes wrote, or what is due again, and how often what is old is forgotten. */
const interval = 5 * 1000
const sweepInterval = hour

/** From a message to the look: its transaction needs to end first. */
const soon = 250

type Due = NonNullable<Awaited<ReturnType<typeof repo.lockDue>>>

/** What came of a try. */
type Outcome = { status: number | null; failure: string | null }

/** What a failure says: nothing of what a receiver wrote, and nothing of the shop's own network. */
function reasonOf(error: unknown): string {
  if (error instanceof FetchProblem) return `The address ${error.message}`
  const { cause, code } = error as { cause?: { name?: string }; code?: string }
  if (cause?.name === 'TimeoutError') return 'No answer in time'
  return code ? `No answer: ${code}` : 'No answer'
}

/** Makes a sender. It does nothing yet. */
export function createWebhookSender({ db, now, key, log, ...options }: SenderOptions): WebhookSender {
  const receivers = createReceivers(options)
  const stopping = new AbortController()
  let round: Promise<void> | undefined
  let end = () => {}

  /** Until the sending is over it counts as a failed try: should the process end, the message is tried again. */
  const takeDue = (): Promise<Due | undefined> =>
    db.transaction(async (tx) => {
      const due = await repo.lockDue(tx, now())
      if (!due) return undefined
      const tries = due.delivery.tries + 1
      const nextTryAt = new Date(now().getTime() + (firstDelays[tries - 1] ?? lastDelay))
      await repo.updateDelivery(tx, due.delivery.id, { tries, nextTryAt })
      return due
    })

  async function attempt({ delivery, webhook }: Due): Promise<Outcome> {
    try {
      const headers = signedHeaders(secretOf(key, webhook.seed), delivery, now())
      const status = await receivers.send(webhook.url, headers, delivery.payload, stopping.signal)
      return { status, failure: status >= 200 && status < 300 ? null : `Answered with ${status}` }
    } catch (error) {
      return { status: null, failure: reasonOf(error) }
    }
  }

  /** Gives a webhook up that has taken nothing for days, and tells the owners. */
  const disable = ({ id, url }: repo.WebhookRow, failingSince: Date): Promise<void> =>
    db.transaction(async (tx) => {
      if (!(await repo.disable(tx, id, now()))) return
      for (const { name, email } of await repo.findOwners(tx)) {
        const data = { name, host: new URL(url).host, days: patience / day }
        await postMail(tx, { kind: 'webhook_disabled', to: email, subjectId: id, locale: 'en-GB', data }, now())
      }
      await recordEvent(tx, {
        at: now(),
        action: 'webhook.disabled',
        subjectId: id,
        after: { failingSince: failingSince.toISOString() },
      })
      log.warn({ webhook: id, failing_since: failingSince }, 'A webhook was disabled: it has taken nothing for 5 days')
    })

  async function send(due: Due): Promise<void> {
    const { delivery, webhook } = due
    const outcome = await attempt(due)
    if (stopping.signal.aborted && outcome.status === null) return
    if (outcome.failure === null) {
      await repo.updateDelivery(db, delivery.id, { ...outcome, sentAt: now() })
      return repo.noteSuccess(db, webhook.id)
    }
    await repo.updateDelivery(db, delivery.id, outcome)
    const since = await repo.noteFailure(db, webhook.id, { now: now(), pausedUntil: new Date(now().getTime() + rest) })
    if (since && now().getTime() - since.getTime() >= patience) await disable(webhook, since)
  }

  async function workLane(): Promise<void> {
    while (!stopping.signal.aborted) {
      const due = await takeDue()
      if (!due) return
      await send(due)
    }
  }

  const sendDue = () => {
    round ??= Promise.all(Array.from({ length: lanes }, workLane))
      .then(() => undefined)
      .finally(() => {
        round = undefined
      })
    return round
  }

  const warn = (err: unknown) => log.warn({ err }, 'Webhooks could not be looked after')
  const look = () => void sendDue().catch(warn)
  const sweep = () => void repo.deleteBefore(db, new Date(now().getTime() - kept)).catch(warn)

  return {
    start() {
      const timers = [setInterval(look, interval), setInterval(sweep, sweepInterval)]
      let lookSoon: NodeJS.Timeout | undefined
      const forget = onMessage(() => {
        clearTimeout(lookSoon)
        lookSoon = setTimeout(look, soon)
      })
      end = () => {
        for (const timer of timers) clearInterval(timer)
        clearTimeout(lookSoon)
        forget()
      }
      look()
      sweep()
    },
    sendDue,
    async stop() {
      stopping.abort()
      end()
      await round?.catch(() => undefined)
    },
  }
}

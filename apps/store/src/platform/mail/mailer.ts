import type { FastifyBaseLogger } from 'fastify'
import { createWorker, type JobMonitor } from '../jobs/worker'
import { notify } from '../db/notify'
import type { Database } from '../db/database'
import { delayAfter, triesBeforeAlert } from './delays'
import { onMailEnqueued } from './outbox'
import * as repo from './outbox.repo'
import { connectSmtp, type Sender } from './smtp'

/** Settings of a mailer. */
export interface MailerOptions {
  db: Database
  /** Returns the current time. */
  now: () => Date
  /** URL of the mail server, with credentials. */
  smtpUrl: string
  /** Sender address, with or without a name. */
  from: string
  /** Returns the shop that writes. */
  sender: () => Sender
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  metrics?: JobMonitor['metrics']
}

/** Sends the e-mails of the outbox. */
export interface Mailer {
  /** Starts processing the outbox periodically. */
  start(): void
  /** Sends all due e-mails one after the other, oldest first. Concurrent calls share the same run. */
  sendDue(): Promise<void>
  /** Starts no further e-mail, and waits briefly for the current one. */
  stop(): Promise<void>
}

const second = 1000

/** Polling interval, in ms, for e-mails from other processes and due retries. */
const interval = 5 * second

/**
 * Timeout for sending one e-mail, in ms. Shorter than the delay before the second attempt, so that no
 * other process sends the same e-mail at the same time.
 */
const sendTime = 50 * second

/** Maximum wait of `stop`, in ms. */
const stopTime = second

/**
 * Claims the oldest due e-mail. It counts as a failed attempt until it is sent: if the process ends, it is tried again.
 * No transaction stays open while the mail server is contacted.
 */
function takeDue(db: Database, now: Date): Promise<repo.OutboxRow | undefined> {
  return db.transaction(async (tx) => {
    const mail = await repo.lockDue(tx, now)
    if (!mail) return undefined
    const tries = mail.tries + 1
    const nextTryAt = new Date(now.getTime() + delayAfter(tries))
    await repo.updateDelivery(tx, mail.id, { tries, nextTryAt })
    return { ...mail, tries, nextTryAt }
  })
}

/** True if the server refused only this e-mail, so that others may succeed. */
function isRefusal(error: unknown): boolean {
  return ['EENVELOPE', 'EMESSAGE'].includes((error as { code?: string }).code ?? '')
}

/** Content of a sent e-mail with a code, so that the outbox does not reveal codes. */
const forgotten = { subject: 'Code, sent', text: '', html: '' }

/** Creates a mailer; `start` starts it. */
export function createMailer({ db, now, smtpUrl, from, sender, log, metrics }: MailerOptions): Mailer {
  const smtp = connectSmtp(smtpUrl, from, sender)
  const abortController = new AbortController()
  /**
   * Sent e-mails that could not be marked as sent because the database was unreachable; they must not be sent again.
   */
  const unrecorded = new Map<string, Partial<repo.Delivery>>()

  async function noteFailure(mail: repo.OutboxRow, error: unknown): Promise<void> {
    await db.transaction(async (tx) => {
      await repo.updateDelivery(tx, mail.id, { failure: smtp.reasonOf(error) })
      // A failed notification must not cause another one.
      if (mail.tries !== triesBeforeAlert || mail.kind === 'operator_notice') return
      await notify(tx, 'mail.failed', [{ id: mail.id, data: { kind: mail.kind } }], now())
    })
    // The server's message may contain personal data; it is stored in the outbox only.
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    const line = { mail: mail.id, kind: mail.kind, tries: mail.tries, next_try_at: mail.nextTryAt, code, responseCode }
    log.warn(line, 'An e-mail was not sent and will be retried')
  }

  /** Marks the e-mails in `unnoted` as sent. */
  async function noteSent(): Promise<void> {
    for (const [id, delivery] of unrecorded) {
      await repo.updateDelivery(db, id, delivery)
      unrecorded.delete(id)
    }
  }

  /** Sends an e-mail. Returns false if others would fail too, e.g. because the server is unreachable. */
  async function send(mail: repo.OutboxRow): Promise<boolean> {
    try {
      await smtp.send(mail, AbortSignal.any([abortController.signal, AbortSignal.timeout(sendTime)]))
    } catch (error) {
      await noteFailure(mail, error)
      return isRefusal(error)
    }
    unrecorded.set(mail.id, { sentAt: now(), failure: null, ...(mail.kind === 'password_code' && forgotten) })
    await noteSent()
    return true
  }

  async function sendAll(signal: AbortSignal): Promise<void> {
    await noteSent()
    while (!signal.aborted) {
      const mail = await takeDue(db, now())
      if (!mail || !(await send(mail))) return
    }
  }

  const worker = createWorker(
    { name: 'mail', every: interval, run: sendAll, subscribe: onMailEnqueued },
    { log, metrics },
  )
  return {
    start: worker.start,
    sendDue: worker.run,
    async stop() {
      const giveUp = setTimeout(() => abortController.abort(), stopTime)
      await worker.stop()
      clearTimeout(giveUp)
      smtp.close()
    },
  }
}

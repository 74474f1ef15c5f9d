import type { FastifyBaseLogger } from 'fastify'
import { tell } from '../db/announce'
import type { Database } from '../db/database'
import { delayAfter, triesUntilTold } from './delays'
import { onPost } from './outbox'
import * as repo from './outbox.repo'
import { connectSmtp } from './smtp'

/** What a mailer is made of. */
export interface MailerOptions {
  db: Database
  /** The clock. */
  now: () => Date
  /** The mail server's address, with user and password. */
  smtpUrl: string
  /** Whom e-mails come from. */
  from: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Sends what waits in the outbox. */
export interface Mailer {
  /** Begins to look after the outbox by itself. */
  start(): void
  /** Sends everything that is due, one after the other, oldest first. Calls while it does share its work. */
  sendDue(): Promise<void>
  /** Takes up nothing more, and waits a moment for the e-mail that is on its way. */
  stop(): Promise<void>
}

const second = 1000

/** How often the outbox is looked through for what other processes posted, or what is due again. */
const interval = 5 * second

/** From a post to the look at the outbox: its transaction needs to end first. */
const postDelay = 250

/** How long sending one e-mail may take: less than the first delay, or another process would take it up meanwhile. */
const sendTime = 50 * second

/** How long a stopping mailer waits. */
const stopTime = second

/**
 * Takes the oldest e-mail that is due for this process. Until the sending is over it counts as a failed try: should
 * the process end, the e-mail is tried again, and no transaction stays open while a server is talked to.
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

/** Whether the server refused this very e-mail, so that others may still pass. */
function isRefusal(error: unknown): boolean {
  return ['EENVELOPE', 'EMESSAGE'].includes((error as { code?: string }).code ?? '')
}

/** What is left of an e-mail with a code once it was sent: nobody who reads the table later should find the code. */
const forgotten = { subject: 'Code, sent', text: '', html: '' }

/** Makes a mailer. It does nothing yet. */
export function createMailer({ db, now, smtpUrl, from, log }: MailerOptions): Mailer {
  const smtp = connectSmtp(smtpUrl, from)
  const stopping = new AbortController()
  const cutOff = new AbortController()
  /** What the server has taken and the database has not noted yet, because it was away: not to be sent again. */
  const unnoted = new Map<string, Partial<repo.Delivery>>()
  let round: Promise<void> | undefined
  let end = () => {}

  async function noteFailure(mail: repo.OutboxRow, error: unknown): Promise<void> {
    await db.transaction(async (tx) => {
      await repo.updateDelivery(tx, mail.id, { failure: smtp.reasonOf(error) })
      // A notice that failed makes none of itself.
      if (mail.tries !== triesUntilTold || mail.kind === 'operator_notice') return
      await tell(tx, 'mail.failed', [{ id: mail.id, data: { kind: mail.kind } }], now())
    })
    // What the server said stays in the outbox: it may name people.
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    const line = { mail: mail.id, kind: mail.kind, tries: mail.tries, next_try_at: mail.nextTryAt, code, responseCode }
    log.warn(line, 'An e-mail was not sent and will be tried again')
  }

  /** Long before another process may take them up. */
  async function noteSent(): Promise<void> {
    for (const [id, delivery] of unnoted) {
      await repo.updateDelivery(db, id, delivery)
      unnoted.delete(id)
    }
  }

  /** Tells whether there is any use in going on with the next one. */
  async function send(mail: repo.OutboxRow): Promise<boolean> {
    try {
      await smtp.send(mail, AbortSignal.any([cutOff.signal, AbortSignal.timeout(sendTime)]))
    } catch (error) {
      await noteFailure(mail, error)
      return isRefusal(error)
    }
    unnoted.set(mail.id, { sentAt: now(), failure: null, ...(mail.kind === 'password_code' && forgotten) })
    await noteSent()
    return true
  }

  async function sendAll(): Promise<void> {
    await noteSent()
    while (!stopping.signal.aborted) {
      const mail = await takeDue(db, now())
      if (!mail || !(await send(mail))) return
    }
  }

  const sendDue = () => {
    round ??= sendAll().finally(() => {
      round = undefined
    })
    return round
  }

  function look(): void {
    sendDue().catch((err: unknown) => log.warn({ err }, 'The outbox could not be looked through'))
  }

  return {
    start() {
      const timer = setInterval(look, interval)
      let lookSoon: NodeJS.Timeout | undefined
      const forgetPosts = onPost(() => {
        clearTimeout(lookSoon)
        lookSoon = setTimeout(look, postDelay)
      })
      end = () => {
        clearInterval(timer)
        clearTimeout(lookSoon)
        forgetPosts()
      }
      look()
    },
    sendDue,
    async stop() {
      stopping.abort()
      end()
      const giveUp = setTimeout(() => cutOff.abort(), stopTime)
      await round?.catch(() => undefined)
      clearTimeout(giveUp)
      smtp.close()
    },
  }
}

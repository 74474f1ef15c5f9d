import type { Command } from '../command'
import { limit } from '../choices'
import { facts, listing, dateTime, plain } from '../table'

/** Commands for the outbox. Without a mail server, e-mails are read here. */
export const outboxCommands: Command[] = [
  {
    name: 'outbox list',
    summary: 'List e-mails, newest first',
    options: {
      pending: { type: 'boolean', summary: 'only e-mails that were not sent yet' },
      limit,
    },
    examples: ['outbox list', 'outbox list --pending --limit 5'],
    async run({ localAdmin, is, count }) {
      const options = { pending: is('pending'), limit: count('limit') }
      return listing(await localAdmin('listMail', options), 'No e-mails.', {
        ID: (row) => row.id,
        WRITTEN: (row) => dateTime(row.created_at),
        TO: (row) => row.recipient,
        SUBJECT: (row) => row.subject,
        SENT: (row) => dateTime(row.sent_at),
        FAILURE: (row) => row.failure,
      })
    },
  },
  {
    name: 'outbox show',
    summary: 'Show an e-mail with its text',
    args: [{ name: 'id', summary: 'id from `outbox list`' }],
    options: { html: { type: 'boolean', summary: 'print its HTML instead of its text' } },
    examples: ['outbox show mail_01…', 'outbox show mail_01… --html > mail.html'],
    async run({ args: [id = ''], localAdmin, is }) {
      const data = await localAdmin('showMail', { id })
      if (is('html')) return { data, text: data.html }
      const head = facts({
        to: data.recipient,
        subject: data.subject,
        written: dateTime(data.created_at),
        sent: dateTime(data.sent_at),
      })
      return { data, text: `${head}\n\n${plain(data.text)}` }
    },
  },
]

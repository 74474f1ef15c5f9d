import type { Command } from '../command'
import { facts, moment, plain, table } from '../table'

/** E-mails. Without a mail server this is where they are read. */
export const outboxCommands: Command[] = [
  {
    name: 'outbox list',
    summary: 'E-mails, newest first',
    options: {
      pending: { type: 'boolean', summary: 'only those not sent yet' },
      limit: { type: 'string', value: '<number>', summary: 'how many at most' },
    },
    examples: ['outbox list', 'outbox list --pending --limit 5'],
    async run({ ask, is, count }) {
      const data = await ask('outbox list', { pending: is('pending'), limit: count('limit') })
      type Row = (typeof data)[number]
      const columns = {
        ID: (row: Row) => row.id,
        WRITTEN: (row: Row) => moment(row.created_at),
        TO: (row: Row) => row.recipient,
        SUBJECT: (row: Row) => row.subject,
        SENT: (row: Row) => moment(row.sent_at),
        FAILURE: (row: Row) => row.failure,
      }
      return { data, text: table(data, columns, 'No e-mails.') }
    },
  },
  {
    name: 'outbox show',
    summary: 'One e-mail with its text',
    args: [{ name: 'id', summary: 'as `outbox list` shows it' }],
    options: { html: { type: 'boolean', summary: 'its HTML in place of its text' } },
    examples: ['outbox show mail_01…', 'outbox show mail_01… --html > mail.html'],
    async run({ args: [id = ''], ask, is }) {
      const data = await ask('outbox show', id)
      if (is('html')) return { data, text: data.html }
      const head = facts({ to: data.recipient, subject: data.subject, written: moment(data.created_at), sent: moment(data.sent_at) })
      return { data, text: `${head}\n\n${plain(data.text)}` }
    },
  },
]

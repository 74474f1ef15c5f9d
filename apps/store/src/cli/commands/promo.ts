import { UsageError, type Command } from '../command'
import { choice, oneOf } from '../choices'
import { amount, listing, moment } from '../table'

const types = ['percentage', 'fixed'] as const

/** Promo codes. */
export const promoCommands: Command[] = [
  {
    name: 'promo list',
    summary: 'Promo codes with how often they were used, newest first',
    examples: ['promo list'],
    async run({ ask }) {
      return listing(await ask('promo list'), 'No promo codes.', {
        CODE: (row) => row.code,
        OFF: (row) => (row.type === 'percentage' ? `${row.value} %` : amount(row.value, row.currency_code)),
        FROM: (row) => moment(row.starts_at),
        UNTIL: (row) => moment(row.ends_at),
        MINIMUM: (row) => (row.minimum > 0 ? amount(row.minimum, row.currency_code) : undefined),
        USED: (row) => (row.usage_limit === null ? row.times_used : `${row.times_used} of ${row.usage_limit}`),
      })
    },
  },
  {
    name: 'promo add',
    summary: 'Make a promo code',
    args: [{ name: 'code', summary: 'what people type; upper and lower case count alike' }],
    options: {
      type: choice(types, 'percent off the goods, or an amount in euro'),
      value: { type: 'string', value: '<number>', summary: 'how many percent, or how much' },
      starts: { type: 'string', value: '<date>', summary: 'from when it works, a date or a moment; now where left out' },
      ends: { type: 'string', value: '<date>', summary: 'the last date it works on, or the moment it ends; without an end where left out' },
      minimum: { type: 'string', value: '<number>', summary: 'goods the cart needs, in euro' },
      limit: { type: 'string', value: '<number>', summary: 'how many orders may use it' },
      'limit-per-company': { type: 'string', value: '<number>', summary: 'how many orders of one company may use it' },
    },
    examples: [
      'promo add SPRING10 --type percentage --value 10 --ends 2027-05-31',
      'promo add PALLET50 --type fixed --value 50 --minimum 1000 --limit 100 --limit-per-company 1',
    ],
    async run({ args: [code = ''], ask, text, number, count }) {
      const type = oneOf(types, 'type', text('type'))
      const value = number('value')
      if (type === undefined || value === undefined) throw new UsageError('A promo code needs --type and --value.')
      const data = await ask('promo add', {
        code,
        type,
        value,
        startsAt: text('starts'),
        endsAt: text('ends'),
        minimum: number('minimum'),
        usageLimit: count('limit'),
        usageLimitPerCompany: count('limit-per-company'),
      })
      return { data, text: `${data.code} works from ${moment(data.starts_at)}.` }
    },
  },
  {
    name: 'promo end',
    summary: 'End a promo code now',
    args: [{ name: 'code', summary: 'which' }],
    examples: ['promo end SPRING10'],
    async run({ args: [code = ''], ask }) {
      const data = await ask('promo end', code)
      return { data, text: `${data.code} works no more.` }
    },
  },
]

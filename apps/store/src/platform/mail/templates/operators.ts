import { grouped } from '../../grouped'
import { mailWords } from '../../words/mail-words'
import { formatCount, formatDateTime, formatMoney } from '../format'
import type { Block, MailContent } from '../mail-content'
import type { MailNotice, MailOf } from '../messages'

/** Maximum number of notifications listed per kind. */
const maxLines = 10

function titleOf(notice: MailNotice, locale: string): string {
  switch (notice.kind) {
    case 'order': {
      const { number, company, total } = notice
      const amount = total && formatMoney(total.amount, total.currencyCode, locale)
      return [mailWords('notice.order', { number: String(number) }), company, amount].filter(Boolean).join(' · ')
    }
    case 'complaint':
      return mailWords('notice.complaint', { number: String(notice.number) })
    case 'application':
      return notice.company === undefined
        ? mailWords('notice.application')
        : [mailWords('notice.head.application'), notice.company].join(' · ')
    case 'message':
      return mailWords('notice.message')
    case 'low_stock':
      return notice.title
    case 'failed_mail':
      return mailWords('notice.mail', { id: notice.id })
  }
}

function detailOf(notice: MailNotice, locale: string): string {
  if (notice.kind !== 'low_stock') return ''
  const left = mailWords(notice.left === 1 ? 'notice.left.one' : 'notice.left', {
    count: formatCount(notice.left, locale),
  })
  return [notice.sku, left].filter(Boolean).join(' · ')
}

function countOf(kind: MailNotice['kind'], count: number, locale: string): string {
  return count === 1
    ? mailWords(`notice.count.${kind}.one`)
    : mailWords(`notice.count.${kind}`, { count: formatCount(count, locale) })
}

function blocksOf(
  kind: MailNotice['kind'],
  kindNotices: readonly MailNotice[],
  { timeZone, locale }: { timeZone: string; locale: string },
): Block[] {
  const omitted = kindNotices.length - maxLines
  const lines = kindNotices.slice(0, maxLines).map((notice) => ({
    title: titleOf(notice, locale),
    detail: detailOf(notice, locale),
    amount: formatDateTime(notice.at, timeZone, locale),
  }))
  const heads = { title: mailWords(`notice.head.${kind}`), amount: mailWords('notice.when') }
  const more = omitted > 0 ? mailWords('notice.more', { count: formatCount(omitted, locale) }) : ''
  const failed: Block[] = kind === 'failed_mail' ? [{ type: 'note', text: mailWords('notice.mail.next') }] : []
  return [
    { type: 'text', text: countOf(kind, kindNotices.length, locale) },
    { type: 'lines', heads, lines, more, totals: [] },
    ...failed,
  ]
}

/** Renders the e-mail that notifies an operator of events, grouped by kind. */
export function operatorNotice({ data, locale }: MailOf<'operator_notice'>): MailContent {
  const { name, notices, timeZone, url, choiceUrl } = data
  const [first] = notices
  const byKind = [...grouped(notices, ({ kind }) => kind)]
  const counts = byKind.map(([kind, kindNotices]) => countOf(kind, kindNotices.length, locale)).join(', ')
  return {
    subject:
      first && notices.length === 1
        ? mailWords('notice.subject.one', { what: titleOf(first, locale) })
        : mailWords('notice.subject', { counts }),
    preheader: counts,
    title: mailWords('notice.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name }) },
      ...byKind.flatMap(([kind, kindNotices]) => blocksOf(kind, kindNotices, { timeZone, locale })),
      { type: 'button', label: mailWords(notices.length === 1 ? 'notice.button.one' : 'notice.button'), url },
      { type: 'note', text: mailWords('notice.reason') },
      { type: 'link', label: mailWords('notice.choose'), url: choiceUrl },
    ],
  }
}

/** Renders the e-mail that tells the shop's owners that a webhook was disabled and receives no events. */
export function webhookDisabled({ data, locale }: MailOf<'webhook_disabled'>): MailContent {
  const { name, host, days } = data
  return {
    subject: mailWords('webhook.subject', { host }),
    preheader: mailWords('webhook.preheader'),
    title: mailWords('webhook.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name }) },
      { type: 'text', text: mailWords('webhook.intro', { host, days: formatCount(days, locale) }) },
      { type: 'text', text: mailWords('webhook.next') },
    ],
  }
}

/** Renders the e-mail that tells an operator that one of their recovery codes signed in. */
export function recoveryCodeUsed({ data, locale }: MailOf<'recovery_code_used'>): MailContent {
  const { name, at, timeZone, left } = data
  return {
    subject: mailWords('recovery.subject'),
    preheader: mailWords('recovery.preheader'),
    title: mailWords('recovery.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name }) },
      { type: 'text', text: mailWords('recovery.intro') },
      {
        type: 'facts',
        facts: [
          { name: mailWords('recovery.at'), value: formatDateTime(at, timeZone, locale) },
          { name: mailWords('recovery.left'), value: formatCount(left, locale) },
        ],
      },
      { type: 'text', text: mailWords('recovery.you') },
      { type: 'text', text: mailWords('recovery.notYou') },
    ],
  }
}

/** Renders the e-mail with which an operator tests the mail server. */
export function testMail(name: string): MailContent {
  return {
    subject: mailWords('test.subject'),
    preheader: mailWords('test.intro'),
    title: mailWords('test.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name }) },
      { type: 'text', text: mailWords('test.intro') },
    ],
  }
}

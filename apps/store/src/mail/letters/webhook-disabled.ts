import { mailWords } from '../../words/mail-words'
import { formatCount } from '../format'
import type { Letter } from '../letter'
import type { MailOf } from '../messages'

/** Nothing is sent to a webhook any more: an owner should know before somebody misses an order. */
export function webhookDisabled({ data, locale }: MailOf<'webhook_disabled'>): Letter {
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

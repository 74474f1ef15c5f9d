import { mailWords } from '../../words/mail-words'
import { formatCount } from '../format'
import type { MailContent } from '../mail-content'
import type { MailOf } from '../messages'

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

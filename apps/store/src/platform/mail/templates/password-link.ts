import { mailWords } from '../../words/mail-words'
import { formatCount } from '../format'
import type { MailContent } from '../mail-content'
import type { MailOf } from '../messages'

/** Renders the e-mail with a link to choose a password. An operator requests the e-mail. */
export function passwordLink({ data, locale }: MailOf<'password_link'>): MailContent {
  const { firstName, url } = data
  const hours = formatCount(data.hours, locale)
  return {
    subject: mailWords('link.subject'),
    preheader: mailWords('link.preheader', { hours }),
    title: mailWords('link.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      { type: 'text', text: mailWords('link.intro') },
      { type: 'button', label: mailWords('link.button'), url },
      { type: 'text', text: mailWords('link.limit', { hours }) },
      { type: 'note', text: mailWords('link.ignore') },
    ],
  }
}

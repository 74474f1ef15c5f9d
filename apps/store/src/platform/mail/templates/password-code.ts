import { mailWords } from '../../words/mail-words'
import { formatCount } from '../format'
import type { MailContent } from '../mail-content'
import type { MailOf } from '../messages'

/** Renders the e-mail with a code to choose a password. */
export function passwordCode({ data, locale }: MailOf<'password_code'>): MailContent {
  const { firstName, code } = data
  const minutes = formatCount(data.minutes, locale)
  return {
    subject: mailWords('code.subject', { code }),
    preheader: mailWords('code.preheader', { minutes }),
    title: mailWords('code.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      { type: 'text', text: mailWords('code.intro') },
      { type: 'code', code, sentence: mailWords('code.line', { code }) },
      { type: 'text', text: mailWords('code.limit', { minutes }) },
      { type: 'note', text: mailWords('code.ignore') },
    ],
  }
}

import { mailWords } from '../../words/mail-words'
import type { MailContent } from '../mail-content'
import type { MailOf } from '../messages'

/**
 * Renders the e-mail with the operator's answer to a contact message. The message itself is not quoted, because the
 * address is not verified: the sender may have entered the address of another person.
 */
export function messageAnswered({ data }: MailOf<'message_answered'>): MailContent {
  return {
    subject: mailWords('messageAnswer.subject'),
    preheader: mailWords('messageAnswer.preheader'),
    title: mailWords('messageAnswer.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting.stranger') },
      { type: 'text', text: mailWords('messageAnswer.intro') },
      { type: 'quote', text: data.answer },
    ],
  }
}

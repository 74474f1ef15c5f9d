import { mailWords } from '../../words/mail-words'
import type { Letter } from '../letter'
import type { MailOf } from '../messages'

/**
 * Answers a contact message in the operator's words. The message itself is not quoted, because anyone may have entered
 * the address.
 */
export function messageAnswered({ data }: MailOf<'message_answered'>): Letter {
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

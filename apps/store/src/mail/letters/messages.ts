import { mailWords } from '../../words/mail-words'
import type { Letter } from '../letter'
import type { MailOf } from '../messages'

/** What the shop says to a message of the contact form, in the operator's words, and none of the sender's. */
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

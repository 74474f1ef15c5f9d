import { mailWords } from '../../words/mail-words'
import type { MailContent } from '../mail-content'
import type { MailOf } from '../messages'

/** Renders the e-mail that a requested product is back in stock. */
export function backInStock({ data: { firstName, title, productUrl } }: MailOf<'back_in_stock'>): MailContent {
  return {
    subject: mailWords('backInStock.subject', { title }),
    preheader: mailWords('backInStock.preheader'),
    title: mailWords('backInStock.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      { type: 'text', text: mailWords('backInStock.intro', { title }) },
      { type: 'button', label: mailWords('backInStock.button'), url: productUrl },
      { type: 'text', text: mailWords('backInStock.once') },
    ],
  }
}

import { mailWords } from '../../words/mail-words'
import type { MailContent } from '../mail-content'
import type { MailOf } from '../messages'

/** Renders the e-mail that tells a company's owners that its VAT number changed. */
export function vatIdChanged({
  data: { firstName, companyName: company, by, before, vatId, isConfirmed },
}: MailOf<'vat_id_changed'>): MailContent {
  return {
    subject: mailWords('vat.subject'),
    preheader: mailWords('vat.preheader'),
    title: mailWords('vat.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      {
        type: 'text',
        text: by === null ? mailWords('vat.byShop', { company }) : mailWords('vat.intro', { company, by }),
      },
      {
        type: 'facts',
        facts: [
          { name: mailWords('vat.before'), value: before ?? mailWords('vat.none') },
          { name: mailWords('vat.now'), value: vatId },
        ],
      },
      { type: 'text', text: mailWords(isConfirmed ? 'vat.confirmed' : 'vat.unconfirmed') },
      { type: 'text', text: mailWords('vat.wrong') },
    ],
  }
}

import { mailWords } from '../../words/mail-words'
import type { Block, MailContent } from '../mail-content'
import type { MailOf } from '../messages'
import { pieceLines } from './piece-lines'

/** Renders the order lines that a complaint names; empty if it names none. */
function namedLines(lines: MailOf<'complaint_received'>['data']['lines'], locale: string): Block[] {
  return lines.length === 0 ? [] : [pieceLines(lines, mailWords('complaint.pieces'), locale)]
}

/** Renders the e-mail that confirms the receipt of a complaint and states its number. */
export function complaintReceived({ data, locale }: MailOf<'complaint_received'>): MailContent {
  const number = String(data.displayId)
  const order = String(data.orderDisplayId)
  return {
    subject: mailWords('complaint.subject', { number, order }),
    preheader: mailWords('complaint.preheader', { number }),
    title: mailWords('complaint.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: data.firstName }) },
      { type: 'text', text: mailWords('complaint.intro', { order }) },
      {
        type: 'facts',
        facts: [
          { name: mailWords('complaint.number'), value: number },
          { name: mailWords('complaint.order'), value: order },
          { name: mailWords('complaint.about'), value: data.subject },
        ],
      },
      ...namedLines(data.lines, locale),
      { type: 'text', text: mailWords('complaint.next') },
    ],
  }
}

/** Renders the e-mail with the operator’s answer to a complaint. */
export function complaintAnswered({ data, locale }: MailOf<'complaint_answered'>): MailContent {
  const number = String(data.displayId)
  const order = String(data.orderDisplayId)
  return {
    subject: mailWords('complaintAnswer.subject', { number, order }),
    preheader: mailWords('complaintAnswer.preheader', { order }),
    title: mailWords('complaintAnswer.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: data.firstName }) },
      { type: 'text', text: mailWords('complaintAnswer.intro', { number, order }) },
      { type: 'quote', text: data.answer },
      {
        type: 'text',
        text: mailWords(data.status === 'closed' ? 'complaintAnswer.closed' : 'complaintAnswer.open', { number }),
      },
      ...namedLines(data.lines, locale),
      { type: 'button', label: mailWords('complaintAnswer.button'), url: data.orderUrl },
      { type: 'text', text: mailWords('complaint.next') },
    ],
  }
}

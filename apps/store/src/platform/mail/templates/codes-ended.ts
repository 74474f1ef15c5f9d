import { brand } from '@skafferi/brand'
import { mailWords } from '../../words/mail-words'
import { formatCount } from '../format'
import type { MailContent } from '../mail-content'
import type { MailOf } from '../messages'

/**
 * Renders the e-mail that warns the account's owner after too many consecutive wrong codes and explains how to get a
 * password.
 */
export function codesEnded({ data, locale }: MailOf<'codes_ended'>): MailContent {
  const { firstName, wrong, isKnown } = data
  return {
    subject: mailWords('ended.subject'),
    preheader: mailWords('ended.preheader'),
    title: mailWords('ended.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      { type: 'text', text: mailWords('ended.intro', { count: formatCount(wrong, locale) }) },
      { type: 'text', text: isKnown ? mailWords('ended.known') : mailWords('ended.elsewhere') },
      { type: 'text', text: mailWords('ended.link', brand.contact) },
    ],
  }
}

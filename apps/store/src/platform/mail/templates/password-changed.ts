import { brand } from '@skafferi/brand'
import { mailWords } from '../../words/mail-words'
import { formatDateTime } from '../format'
import type { MailContent } from '../mail-content'
import type { MailOf } from '../messages'

type Changed = MailOf<'password_changed'>

function deviceText({ browser, system }: Changed['data']): string {
  if (browser && system) return mailWords('changed.device.both', { browser, system })
  return browser ?? system ?? mailWords('changed.device.unknown')
}

/** Renders the e-mail that tells an owner that the password was changed, and what to do if they did not change it. */
export function passwordChanged({ data, locale }: Changed): MailContent {
  const { firstName, at, timeZone, resetUrl } = data
  return {
    subject: mailWords('changed.subject'),
    preheader: mailWords('changed.preheader'),
    title: mailWords('changed.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      { type: 'text', text: mailWords('changed.intro') },
      {
        type: 'facts',
        facts: [
          { name: mailWords('changed.at'), value: formatDateTime(at, timeZone, locale) },
          { name: mailWords('changed.device'), value: deviceText(data) },
        ],
      },
      { type: 'text', text: mailWords('changed.you') },
      { type: 'text', text: mailWords('changed.notYou', brand.contact) },
      { type: 'button', label: mailWords('changed.button'), url: resetUrl },
    ],
  }
}

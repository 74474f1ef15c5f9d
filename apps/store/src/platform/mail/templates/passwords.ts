import { mailWords } from '../../words/mail-words'
import { formatCount, formatDateTime } from '../format'
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
      { type: 'text', text: mailWords('changed.notYou') },
      { type: 'button', label: mailWords('changed.button'), url: resetUrl },
    ],
  }
}

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
      { type: 'text', text: mailWords('ended.link') },
    ],
  }
}

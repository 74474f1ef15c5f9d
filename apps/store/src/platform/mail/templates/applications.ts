import { approvalSentence, mailWords } from '../../words/mail-words'
import type { Fact, MailContent } from '../mail-content'
import type { MailOf } from '../messages'

/** Renders the e-mail that confirms the receipt of an application and says when to expect an answer. */
export function applicationReceived({ data }: MailOf<'application_received'>): MailContent {
  return {
    subject: mailWords('received.subject'),
    preheader: mailWords('received.preheader'),
    title: mailWords('received.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting.stranger') },
      { type: 'text', text: mailWords('received.intro') },
      { type: 'text', text: [approvalSentence(), mailWords('received.login')].filter(Boolean).join(' ') },
      { type: 'button', label: mailWords('received.status'), url: data.statusUrl },
      { type: 'note', text: mailWords('received.ignore') },
    ],
  }
}

/**
 * Renders an e-mail with the login e-mail address and the link to choose a password.
 * @param intro says why the account exists
 * @param agreed the company's terms
 */
function accountLetter(
  to: string,
  { fullName, signInUrl }: MailOf<'account_opened'>['data'],
  intro: string,
  agreed: Fact[] = [],
): MailContent {
  return {
    subject: mailWords('approved.subject'),
    preheader: mailWords('approved.preheader'),
    title: mailWords('approved.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: fullName }) },
      { type: 'text', text: intro },
      ...(agreed.length > 0 ? [{ type: 'facts' as const, facts: agreed }] : []),
      { type: 'text', text: mailWords('approved.details') },
      {
        type: 'facts',
        facts: [
          { name: mailWords('approved.email'), value: to },
          { name: mailWords('approved.password'), value: mailWords('approved.passwordText') },
        ],
      },
      { type: 'button', label: mailWords('approved.button'), url: signInUrl },
      { type: 'note', text: mailWords('approved.code') },
    ],
  }
}

/** Renders the e-mail that tells an applicant that the application is approved. */
export function applicationApproved({ to, data }: MailOf<'application_approved'>): MailContent {
  const { companyName: company, termsDays, poRequired } = data
  const days = String(termsDays)
  const terms =
    termsDays === 0
      ? mailWords('approved.terms.none')
      : mailWords(termsDays === 1 ? 'approved.terms.day' : 'approved.terms.days', { days })
  return accountLetter(to, data, mailWords('approved.intro', { company }), [
    { name: mailWords('approved.terms'), value: terms },
    { name: mailWords('approved.po'), value: mailWords(poRequired ? 'approved.po.needed' : 'approved.po.free') },
  ])
}

/** Renders the e-mail that tells a person that an operator opened an account for them in a company. */
export function accountOpened({ to, data }: MailOf<'account_opened'>): MailContent {
  return accountLetter(to, data, mailWords('opened.intro', { company: data.companyName }))
}

/** Renders the e-mail that tells a company's customers that an operator added a colleague. */
export function colleagueAdded({
  data: { firstName, companyName: company, added, email },
}: MailOf<'colleague_added'>): MailContent {
  return {
    subject: mailWords('colleague.subject'),
    preheader: mailWords('colleague.preheader'),
    title: mailWords('colleague.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting', { name: firstName }) },
      { type: 'text', text: mailWords('colleague.intro', { company }) },
      {
        type: 'facts',
        facts: [
          { name: mailWords('colleague.name'), value: added },
          { name: mailWords('approved.email'), value: email },
        ],
      },
      { type: 'text', text: mailWords('colleague.right') },
      { type: 'text', text: mailWords('colleague.wrong') },
    ],
  }
}

/** Renders the e-mail that asks an applicant for missing information. The operator writes the question. */
export function applicationAsked({ data }: MailOf<'application_asked'>): MailContent {
  return {
    subject: mailWords('asked.subject'),
    preheader: mailWords('asked.preheader'),
    title: mailWords('asked.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting.stranger') },
      { type: 'text', text: mailWords('asked.intro') },
      { type: 'quote', text: data.question },
      { type: 'text', text: mailWords('asked.again') },
      { type: 'button', label: mailWords('asked.button'), url: data.answerUrl },
      { type: 'note', text: mailWords('received.ignore') },
    ],
  }
}

/** Renders the e-mail that tells an applicant that the application is rejected, with the operator's reason. */
export function applicationRejected({ data }: MailOf<'application_rejected'>): MailContent {
  return {
    subject: mailWords('rejected.subject'),
    preheader: mailWords('rejected.preheader'),
    title: mailWords('rejected.title'),
    blocks: [
      { type: 'text', text: mailWords('greeting.stranger') },
      { type: 'text', text: mailWords('rejected.intro') },
      { type: 'text', text: mailWords('rejected.reason') },
      { type: 'quote', text: data.reason },
      { type: 'text', text: mailWords('rejected.again') },
    ],
  }
}

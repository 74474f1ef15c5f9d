import type { BrandContact } from '@skafferi/domain/rules/brand/brand'
import { mailWordsEn } from './mail.en'

type MailWords = typeof mailWordsEn

/** The placeholders of a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The values that a text requires; those of the sender are filled in automatically. */
type RequiredValue<Key extends keyof MailWords> = Exclude<NamesIn<MailWords[Key]>, 'shop' | 'reach'>

/** The arguments for a text; no argument if the text has no placeholders. */
type Values<Key extends keyof MailWords> = [RequiredValue<Key>] extends [never]
  ? []
  : [values: Readonly<Record<RequiredValue<Key>, string>>]

/** Who writes an e-mail. */
export interface MailSender extends Pick<BrandContact, 'phone' | 'email' | 'address'> {
  /** The shop's name. */
  name: string
  /** The company behind it with its number in the register; null if it is not given. */
  company: string | null
  /** How long an approval takes, as a sentence; null if it is not given. */
  approval: string | null
  /** Lines at the end of e-mails; empty for none. */
  signature: string
  /** The colours of the shop's brand; null for the standard ones. */
  colours: MailColours | null
}

/** A colour for light and dark mode, `#rrggbb`. */
export interface MailColour {
  light: string
  dark: string
}

/** The colours that a brand has of its own. */
export type MailColours = Readonly<Record<'brand' | 'link', MailColour>>

/** BCP 47: the language of e-mails. Dates and amounts follow each customer's locale. */
export const mailLanguage = 'en'

let sender: MailSender | undefined

/** Runs work whose texts name a sender. The work is synchronous, so two e-mails never mix. */
export function writeAs<Result>(writer: MailSender, work: () => Result): Result {
  sender = writer
  try {
    return work()
  } finally {
    sender = undefined
  }
}

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => values[name] ?? braces)

/** How to reach the sender, as part of a sentence. */
function reachOf({ phone, email }: MailSender): string {
  if (phone !== null && email !== null) return fill(mailWordsEn['reach.both'], { phone, email })
  if (phone !== null) return fill(mailWordsEn['reach.phone'], { phone })
  if (email !== null) return fill(mailWordsEn['reach.mail'], { email })
  return mailWordsEn['reach.none']
}

/**
 * Returns a text with its placeholders replaced. Values are inserted verbatim, even if they contain braces.
 * @throws Error outside {@link writeAs}
 */
export function mailWords<Key extends keyof MailWords>(key: Key, ...[values]: Values<Key>): string {
  if (!sender) throw new Error(`The text ${key} has no sender.`)
  return fill(mailWordsEn[key], { shop: sender.name, reach: reachOf(sender), ...values })
}

/** The company after the shop's name, which it may begin with: each name once. */
function companyAfter({ name, company }: MailSender): string {
  if (company === null || company === name) return ''
  return company.startsWith(`${name}, `) ? company.slice(name.length + 2) : company
}

/** The line of the sender below an e-mail: name, company, address, phone and e-mail address. */
export function senderLine(): string {
  const lines = sender ? [companyAfter(sender), ...sender.address] : []
  const address = lines.filter((line) => line !== '' && line !== sender?.name).join(', ')
  const name = address === '' ? mailWords('footer.senderOnly') : mailWords('footer.sender', { address })
  return [name, sender?.phone, sender?.email].filter(Boolean).join(' · ')
}

/** How long an approval takes; null if the shop does not say it. */
export const approvalSentence = () => sender?.approval ?? null

/** The lines of the sender's signature. */
export const signatureLines = () => (sender?.signature ?? '').split('\n').filter((line) => line.trim() !== '')

/** The colours of the sender's brand; null for the standard ones. */
export const senderColours = () => sender?.colours ?? null

/** The sender's name above an e-mail. */
export const senderName = () => mailWords('footer.senderOnly')

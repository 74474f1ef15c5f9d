import { brand } from '@skafferi/brand'
import { mailWordsEn } from './mail.en'

type MailWords = typeof mailWordsEn

/** The placeholders of a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The values that a text requires; `shop` is filled in automatically. */
type RequiredValue<Key extends keyof MailWords> = Exclude<NamesIn<MailWords[Key]>, 'shop'>

/** The arguments for a text; no argument if the text has no placeholders. */
type Values<Key extends keyof MailWords> = [RequiredValue<Key>] extends [never]
  ? []
  : [values: Readonly<Record<RequiredValue<Key>, string>>]

/** BCP 47: the language of e-mails. Dates and amounts follow each customer's locale. */
export const mailLanguage = 'en'

/** Returns a text with its placeholders replaced. Values are inserted verbatim, even if they contain braces. */
export function mailWords<Key extends keyof MailWords>(key: Key, ...[values]: Values<Key>): string {
  const allValues: Readonly<Record<string, string>> = { shop: brand.name, ...values }
  return mailWordsEn[key].replace(/\{(\w+)\}/g, (braces, name: string) => allValues[name] ?? braces)
}

import { brand } from '@skafferi/brand'
import { mailWordsEn } from './mail.en'

type MailWords = typeof mailWordsEn

/** The names that a text has in braces. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The values a text needs: all it names but the shop, which is the same everywhere. */
type Needed<Key extends keyof MailWords> = Exclude<NamesIn<MailWords[Key]>, 'shop'>

/** What a text needs to be given: nothing where it has no braces. */
type Values<Key extends keyof MailWords> = [Needed<Key>] extends [never]
  ? []
  : [values: Readonly<Record<Needed<Key>, string>>]

/** BCP 47: the language of the e-mails' words. Dates and amounts follow each customer's own locale. */
export const mailLanguage = 'en'

/** A text of the e-mails with its values put in. They are taken as they are, braces in them included. */
export function mailWords<Key extends keyof MailWords>(key: Key, ...[values]: Values<Key>): string {
  const given: Readonly<Record<string, string>> = { shop: brand.name, ...values }
  return mailWordsEn[key].replace(/\{(\w+)\}/g, (braces, name: string) => given[name] ?? braces)
}

import type { DispatchTerms } from '@skafferi/domain/checkout/delivery.rules'
import type { Minor } from '@skafferi/domain/format/money.rules'
import type { Seller } from '@skafferi/domain/checkout/tax.rules'
import type { Config, ConsentTexts } from './config'
import type { Database } from './db/database'
import type { ReadLate } from './db/replica'
import type { FileStore } from './files/file-store'

/** What every use case may need. */
export interface Context {
  db: Database
  /** Reads what may be up to a second old, from a replica where there is one that can answer. */
  readLate: ReadLate
  /** The clock. Tests set it. */
  now: () => Date
  /** IANA name; decides what day it is. */
  timeZone: string
  /** When the shop sends what is ordered. */
  dispatch: DispatchTerms
  /** Goods, net, below which no order is taken; null where there is no such limit. */
  orderMinimum: Minor | null
  /** Who sells, for VAT. */
  seller: Seller
  /** What applications agree to. */
  consentTexts: ConsentTexts
  /** Where the shop is reached, for links in e-mails; no slash at the end. */
  publicUrl: string
  /** Hosts that banners may link to, besides the shop itself. */
  linkHosts: readonly string[]
  /** Whether webhooks may be plain addresses of this machine. */
  webhooksToLoopback: boolean
  /** Where uploads are kept. */
  files: FileStore
  /** Keys what only this shop can have made, such as the addresses of pictures; not in the database. */
  secret: string
  /** How long a checkout waits for its turn, in ms; the usual time where left out. */
  patience?: number
}

/** What of a store's configuration its use cases go by. */
export type ContextConfig = Pick<
  Config,
  | 'timeZone'
  | 'cutOff'
  | 'preparationDays'
  | 'orderMinimum'
  | 'seller'
  | 'consentTexts'
  | 'publicUrl'
  | 'linkHosts'
  | 'webhooksToLoopback'
>

/** Joins what a store is configured with and what it runs on. */
export function createContext(
  { cutOff, preparationDays, ...config }: ContextConfig,
  dependencies: Pick<Context, 'db' | 'files' | 'now' | 'patience' | 'secret'> & Partial<Pick<Context, 'readLate'>>,
): Context {
  const { timeZone, orderMinimum, seller, consentTexts, publicUrl, linkHosts, webhooksToLoopback } = config
  const dispatch = { timeZone, cutOff, preparationDays, country: seller.country }
  const readLate: ReadLate = (read) => read(dependencies.db)
  return {
    readLate,
    ...dependencies,
    timeZone,
    dispatch,
    orderMinimum,
    seller,
    consentTexts,
    publicUrl,
    linkHosts,
    webhooksToLoopback,
  }
}

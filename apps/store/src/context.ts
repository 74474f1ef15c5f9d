import type { LeadTime } from '@skafferi/domain/checkout/delivery.rules'
import type { Seller } from '@skafferi/domain/checkout/tax.rules'
import type { Config } from './config'
import type { Database } from './db/database'
import type { FileStore } from './files/file-store'

/** What every use case may need. */
export interface Context {
  db: Database
  /** The clock. Tests set it. */
  now: () => Date
  /** IANA name; decides what day it is for deliveries. */
  timeZone: string
  leadTime: LeadTime
  /** Who sells, for VAT. */
  seller: Seller
  /** Where the shop is reached, for links in e-mails; no slash at the end. */
  publicUrl: string
  /** Hosts that banners may link to, besides the shop itself. */
  linkHosts: readonly string[]
  /** Where uploads are kept. */
  files: FileStore
}

/** Joins what a store is configured with and what it runs on. */
export function createContext(
  { timeZone, leadTime, seller, publicUrl, linkHosts }: Pick<Config, 'timeZone' | 'leadTime' | 'seller' | 'publicUrl' | 'linkHosts'>,
  dependencies: Pick<Context, 'db' | 'files' | 'now'>,
): Context {
  return { ...dependencies, timeZone, leadTime, seller, publicUrl, linkHosts }
}

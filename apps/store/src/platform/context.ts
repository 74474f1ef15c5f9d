import type { DeliverySettings } from '@skafferi/domain/rules/delivery/delivery-settings'
import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { Seller } from '@skafferi/domain/rules/tax/tax'
import type { Config } from './config/config'
import type { Database } from './db/database'
import type { ReadStale } from './db/replica'
import type { FileStore } from './files/file-store'
import type { MailServer } from './mail/smtp'
import type { LiveSettings } from './settings/live-settings'

/** Dependencies of all use cases. */
export interface Context {
  db: Database
  /** Runs a read that may be one second old, on a replica if possible. */
  readStale: ReadStale
  /** Returns the current time. Tests replace it. */
  now: () => Date
  /** IANA name; determines the current date. */
  timeZone: string
  /** The seller's settings. Like the values of them below they change at run time: read them at each use. */
  settings: LiveSettings
  /** How the shop delivers. */
  readonly delivery: DeliverySettings
  /** Minimum order value, net; null if there is no minimum. */
  readonly orderMinimum: Minor | null
  /** The seller, for VAT and public holidays. */
  readonly seller: Seller
  /** Public address of the shop, for links in e-mails; without a trailing slash. */
  publicUrl: string
  /** Further hosts that pages may link to and load pictures from. */
  linkHosts: readonly string[]
  /** Null if none is set; e-mails then stay in the outbox. */
  mailServer: MailServer | null
  /** True if webhooks may use http addresses of the loopback interface. */
  webhooksToLoopback: boolean
  /** The store of uploaded files. */
  files: FileStore
  /** Key for signatures such as those of picture URLs; not in the database. */
  secret: string
  /** How long a checkout waits for its turn, in ms. */
  timeoutMs?: number
}

/** The part of the configuration that use cases need. */
export type ContextConfig = Pick<Config, 'publicUrl' | 'linkHosts' | 'webhooksToLoopback' | 'smtpUrl' | 'mailFrom'>

/** Creates the context from the configuration and its dependencies. */
export function createContext(
  config: ContextConfig,
  dependencies: Pick<Context, 'db' | 'files' | 'now' | 'timeoutMs' | 'secret' | 'settings'> &
    Partial<Pick<Context, 'readStale'>>,
): Context {
  const { publicUrl, linkHosts, webhooksToLoopback, smtpUrl, mailFrom } = config
  const readStale: ReadStale = (read) => read(dependencies.db)
  return {
    readStale,
    ...dependencies,
    get timeZone() {
      return dependencies.settings.current.delivery.timeZone
    },
    get delivery() {
      return dependencies.settings.current.delivery
    },
    get orderMinimum() {
      return dependencies.settings.current.orders.minimum
    },
    get seller() {
      return dependencies.settings.current.profile
    },
    publicUrl,
    linkHosts,
    mailServer: smtpUrl === undefined ? null : { url: smtpUrl, from: mailFrom },
    webhooksToLoopback,
  }
}

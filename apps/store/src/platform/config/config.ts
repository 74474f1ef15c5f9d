import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LegalKind } from '@skafferi/domain/rules/legal/legal-text'
import { parseList, settingsFrom, type ShopSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { deliveryLimits } from '@skafferi/domain/rules/delivery/delivery-faults'
import { demoDelivery, type DeliverySettings } from '@skafferi/domain/rules/delivery/delivery-settings'
import type { Minor } from '@skafferi/domain/rules/pricing/money'
import type { SettingsSection } from '@skafferi/domain/rules/settings/seller-settings'
import { defaultSeller, type Seller } from '@skafferi/domain/rules/tax/tax'
import {
  checkAddress,
  checkHosts,
  checkOrigins,
  parseAddress,
  parseCodeKey,
  parseContacts,
  parseCountry,
  parseCutOff,
  parseLocale,
  parseOrderMinimum,
  parsePort,
  parseSwitch,
  parseTimeZone,
  parseVatIds,
  parseInteger,
  type IntegerSetting,
} from './config-values'
import { StartError } from '../start-error'

/** Folders with the store's resources. */
export interface Folders {
  /** The built web app; may be missing. */
  web: string
  /** The built office app; may be missing. */
  office: string
  /** The demo world's pictures; may be missing. */
  packshots: string
  /** Database migrations. */
  migrations: string
}

/** An S3-compatible file store. */
export interface S3Config {
  /** URL of the S3 service without the bucket, e.g. `https://s3.example.org`. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A legal text on another site. */
export interface LegalAddress {
  url: string
  /** SHA-256 of the text; null if not configured. */
  sha256: string | null
}

/** The configured addresses by kind. */
export type LegalAddresses = Readonly<Partial<Record<LegalKind, LegalAddress>>>

/** The configuration of a store, from environment variables. */
export interface Config extends Omit<
  ShopSettings,
  'brand' | 'delivery' | 'isOpen' | 'shelves' | 'paymentDays' | 'orderMinimum' | 'emptyPages'
> {
  host: string
  /** 0 for any free port. */
  port: number
  /** Port of the Prometheus metrics on the loopback interface; undefined if no port is configured. */
  metricsPort: number | undefined
  /** Absolute path of the folder with the embedded database, its lock, uploads and the local admin socket. */
  dataFolder: string
  /** PostgreSQL connection string; undefined for the embedded database. */
  databaseUrl: string | undefined
  /** Connection string of a standby for list reads; undefined if no standby is configured. */
  databaseReplicaUrl: string | undefined
  /** Size of the requests' connection pool. */
  poolSize: number
  /** True to use named prepared statements, which some poolers do not support. */
  databasePrepared: boolean
  /** Maximum time to render a page, in milliseconds; 0 turns rendering off. */
  renderLimitMs: number
  /** True if an empty database is filled with the demo world. */
  seedDemo: boolean
  production: boolean
  /** True if the office is served; the admin API always is. */
  office: boolean
  /** How the shop delivers when it first starts. */
  delivery: DeliverySettings
  /** Variables that are set, but only count at the first start of a shop. */
  settingsVariables: readonly { name: string; section: SettingsSection }[]
  /** Minimum order value, net, in the shop's currency; null if there is no minimum. */
  orderMinimum: Minor | null
  /** The seller, for VAT. */
  seller: Seller
  /** Addresses of legal texts, which become their first version. */
  legalAddresses: LegalAddresses
  /** Public address of the shop, for links in e-mails; without a trailing slash. */
  publicUrl: string
  /** Origins whose pages may call the store API, beside the shop's own. */
  storeOrigins: readonly string[]
  /** URL of the mail server; if undefined, e-mails stay in the outbox. */
  smtpUrl: string | undefined
  /** Sender address of e-mails; without a name, they have the shop's. */
  mailFrom: string
  /** True if webhooks may use http addresses of the loopback interface. */
  webhooksToLoopback: boolean
  /** URL of the VIES REST API; if undefined, VAT numbers are not checked. */
  viesUrl: string | undefined
  /** Key for hashes of codes; if undefined, one in the data folder is used. */
  codeKey: string | undefined
  /** S3 file store; if undefined, the data folder is used. */
  s3: S3Config | undefined
  /** Trusted proxies; Fastify's `trustProxy`. */
  trustedProxies: readonly string[]
  /** Contacts for security reports, as URLs; may be empty. */
  securityContacts: readonly string[]
  /** Address of the security policy. */
  securityPolicyUrl: string | undefined
  folders: Folders
}

/** Returns the store's package folder, both from source and from a build. */
function storeFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/** The default suits one CPU core of the database. */
const connections: IntegerSetting = { default: 10, unit: 'connections', min: 1, max: 999 }
/** A page that is not rendered by then renders faster in the browser. */
const renderTimeout: IntegerSetting = { default: 1_500, unit: 'milliseconds', min: 0, max: 99_999 }
const preparation: IntegerSetting = {
  default: demoDelivery.preparationDays,
  unit: 'working days',
  min: 0,
  max: deliveryLimits.days,
}

type ReadVariable = (name: string) => string | undefined

/** Variables for settings that a seller changes in the office, by section. */
const settingsVariables: Readonly<Record<string, SettingsSection>> = {
  SELLER_COUNTRY: 'profile',
  SELLER_VAT_IDS: 'profile',
  ORDER_MINIMUM: 'orders',
  TIME_ZONE: 'delivery',
  CUT_OFF: 'delivery',
  PREPARATION_DAYS: 'delivery',
}

/** The demo's VAT number must never appear on another seller's orders. */
function readSeller(read: ReadVariable, isDemo: boolean): Seller {
  const country = parseCountry(read('SELLER_COUNTRY') ?? defaultSeller.country)
  const vatIds = read('SELLER_VAT_IDS')
  if (vatIds !== undefined) return { country, vatIds: parseVatIds(vatIds) }
  return { country, vatIds: isDemo && country === defaultSeller.country ? defaultSeller.vatIds : [] }
}

function readDelivery(read: ReadVariable): DeliverySettings {
  return {
    ...demoDelivery,
    timeZone: parseTimeZone(read('TIME_ZONE') ?? demoDelivery.timeZone),
    cutOff: parseCutOff(read('CUT_OFF') ?? demoDelivery.cutOff),
    preparationDays: parseInteger('PREPARATION_DAYS', read('PREPARATION_DAYS'), preparation),
  }
}

function readLegalAddress(read: ReadVariable, kind: LegalKind): LegalAddresses {
  const name = kind.toUpperCase()
  const address = read(`${name}_URL`)
  const sha256 = read(`${name}_SHA256`)
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256)) {
    throw new StartError(`${name}_SHA256 must be 64 hexadecimal digits in lower case, but it is "${sha256}".`)
  }
  if (address !== undefined) {
    return { [kind]: { url: checkAddress(`${name}_URL`, address, ['https:']), sha256: sha256 ?? null } }
  }
  if (sha256 === undefined) return {}
  throw new StartError(`${name}_SHA256 is set, so ${name}_URL is required too.`)
}

function readS3(read: ReadVariable): S3Config | undefined {
  const endpoint = read('S3_ENDPOINT')
  if (endpoint === undefined) return undefined
  const need = (name: string) => {
    const value = read(name)
    if (value === undefined) throw new StartError(`S3_ENDPOINT is set, so ${name} is required too.`)
    return value
  }
  return {
    endpoint: parseAddress('S3_ENDPOINT', endpoint, ['https:', 'http:']),
    bucket: need('S3_BUCKET'),
    region: read('S3_REGION') ?? 'auto',
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
  }
}

function readSecurity(read: ReadVariable): Pick<Config, 'securityContacts' | 'securityPolicyUrl'> {
  const securityContacts = parseContacts('SECURITY_CONTACT', parseList(read('SECURITY_CONTACT')))
  const policyUrl = read('SECURITY_POLICY_URL')
  if (policyUrl === undefined) return { securityContacts, securityPolicyUrl: undefined }
  if (securityContacts.length === 0)
    throw new StartError('SECURITY_POLICY_URL is set, so SECURITY_CONTACT is required too.')
  return {
    securityContacts,
    securityPolicyUrl: new URL(checkAddress('SECURITY_POLICY_URL', policyUrl, ['https:'])).href,
  }
}

/**
 * Reads the configuration. Empty variables count as unset.
 * @throws StartError if a variable is invalid
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read: ReadVariable = (name) => env[name]?.trim() || undefined
  const store = storeFolder()
  const root = resolve(store, '../..')
  const databaseUrl = read('DATABASE_URL')
  const databaseReplicaUrl = read('DATABASE_REPLICA_URL')
  if (databaseReplicaUrl !== undefined && databaseUrl === undefined) {
    throw new StartError(
      'DATABASE_REPLICA_URL is set, so DATABASE_URL is required too: a replica follows a PostgreSQL.',
    )
  }
  const production = read('NODE_ENV') === 'production'
  const port = parsePort(read('PORT') ?? '4000')
  const metricsPort = read('METRICS_PORT')
  const smtpUrl = read('SMTP_URL')
  const publicUrl = parseAddress('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`, ['https:', 'http:'])
  const viesUrl = read('VIES_URL')
  // An existing database must never get the demo's known passwords by default.
  const seedDemo = parseSwitch('SEED', read('SEED'), databaseUrl === undefined && !production, ['demo', 'none'])
  const { publishableKey, locale, linkHosts, contactFormUrl } = settingsFrom(env)
  return {
    host: read('HOST') ?? '127.0.0.1',
    port,
    metricsPort: metricsPort === undefined ? undefined : parsePort(metricsPort, 'METRICS_PORT'),
    dataFolder: resolve(read('DATA_DIR') ?? join(root, '.data')),
    databaseUrl,
    databaseReplicaUrl,
    poolSize: parseInteger('DATABASE_POOL_SIZE', read('DATABASE_POOL_SIZE'), connections),
    databasePrepared: parseSwitch('DATABASE_PREPARED', read('DATABASE_PREPARED'), true),
    renderLimitMs: parseInteger('DRAWING_LIMIT', read('DRAWING_LIMIT'), renderTimeout),
    seedDemo,
    production,
    office: parseSwitch('OFFICE', read('OFFICE'), seedDemo && !production, ['1', '0']),
    publishableKey,
    locale: parseLocale(locale),
    delivery: readDelivery(read),
    settingsVariables: Object.entries(settingsVariables).flatMap(([name, section]) =>
      read(name) === undefined ? [] : { name, section },
    ),
    orderMinimum: parseOrderMinimum(read('ORDER_MINIMUM')),
    seller: readSeller(read, seedDemo),
    legalAddresses: {
      ...readLegalAddress(read, 'terms'),
      ...readLegalAddress(read, 'privacy'),
      ...readLegalAddress(read, 'cookies'),
    },
    publicUrl,
    storeOrigins: checkOrigins('STORE_ORIGINS', parseList(read('STORE_ORIGINS'))),
    smtpUrl: smtpUrl && parseAddress('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']),
    mailFrom: read('MAIL_FROM') ?? `no-reply@${new URL(publicUrl).hostname}`,
    webhooksToLoopback: parseSwitch('WEBHOOKS_TO_LOOPBACK', read('WEBHOOKS_TO_LOOPBACK'), false),
    viesUrl: viesUrl && parseAddress('VIES_URL', viesUrl, ['https:', 'http:']),
    codeKey: parseCodeKey(read('CODE_KEY')),
    s3: readS3(read),
    contactFormUrl: contactFormUrl && checkAddress('CONTACT_FORM_URL', contactFormUrl, ['https:']),
    linkHosts: checkHosts('LINK_HOSTS', linkHosts),
    trustedProxies: parseList(read('TRUSTED_PROXIES')),
    ...readSecurity(read),
    folders: {
      web: join(root, 'apps/web/dist/client'),
      office: join(root, 'apps/office/dist'),
      packshots: join(root, 'packages/fixtures/packshots'),
      migrations: join(store, 'migrations'),
    },
  }
}

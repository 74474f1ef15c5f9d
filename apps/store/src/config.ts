import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand } from '@skafferi/brand'
import { legalVersions } from '@skafferi/brand/legal/versions'
import { listOf, settingsFrom, type ShopSettings } from '@skafferi/domain/shop-settings.rules'
import { usualDispatch } from '@skafferi/domain/checkout/delivery.rules'
import type { Minor } from '@skafferi/domain/format/money.rules'
import { usualSeller, type Seller } from '@skafferi/domain/checkout/tax.rules'
import {
  checkAddress,
  checkHosts,
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
  parseWhole,
  type Whole,
} from './config.values'
import { StartError } from './start-error'

/** Folders the store reads from. */
export interface Folders {
  /** The built web app; need not exist. */
  web: string
  /** The built pages of those who run the shop; need not exist. */
  office: string
  /** The demo world's pictures; need not exist. */
  packshots: string
  /** The database's migrations. */
  migrations: string
}

/** An S3-compatible file store. */
export interface S3Config {
  /** With the scheme, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A text that applications agree to. */
export interface ConsentText {
  /** The own text's version, or where the operator keeps another. */
  version: string
  /** SHA-256 of the text; null where nobody told that of a text elsewhere. */
  sha256: string | null
}

/** The texts that applications agree to, by what is agreed. */
export type ConsentTexts = Readonly<Record<'terms_and_conditions' | 'gdpr', ConsentText>>

/** Everything about a store that its environment decides. */
export interface Config extends ShopSettings {
  host: string
  /** 0 takes any free port. */
  port: number
  /** Where figures for Prometheus are, on this machine only; undefined serves none. */
  metricsPort: number | undefined
  /** Absolute. Holds the embedded database and its lock, uploads and the operator's socket. */
  dataFolder: string
  /** A PostgreSQL address; the embedded database where left out. */
  databaseUrl: string | undefined
  /** A standby of that PostgreSQL, which lists are read from; none where left out. */
  databaseReplicaUrl: string | undefined
  /** Connections to PostgreSQL that calls share. */
  poolSize: number
  /** Whether statements that are repeated have names in PostgreSQL; some poolers cannot keep those apart. */
  databasePrepared: boolean
  /** How long a page may take to be drawn before its browser draws it, in milliseconds; 0 draws none. */
  drawingLimit: number
  /** Whether an empty database is filled with the demo world. */
  seedDemo: boolean
  production: boolean
  /** Whether the pages of those who run the shop are served; the calls are always. */
  office: boolean
  /** IANA name; decides what day it is. */
  timeZone: string
  /** Time of day from which an order counts as of the next working day, "14:00". */
  cutOff: string
  /** Working days that pass before an order leaves. */
  preparationDays: number
  /** Goods, net, below which no order is taken, in the shop's currency; null where there is no such limit. */
  orderMinimum: Minor | null
  /** Who sells, for VAT. */
  seller: Seller
  /** What applications agree to. */
  consentTexts: ConsentTexts
  /** Where the shop is reached, for links in e-mails; no slash at the end. */
  publicUrl: string
  /** The mail server's address; undefined keeps e-mails in the outbox. */
  smtpUrl: string | undefined
  /** Whom e-mails come from. */
  mailFrom: string
  /** Whether webhooks may be plain addresses of this machine. */
  webhooksToLoopback: boolean
  /** The REST interface of the register of VAT numbers; undefined asks nobody. */
  viesUrl: string | undefined
  /** Keys the hashes of codes that are sent by e-mail; undefined keeps one in the data folder. */
  codeKey: string | undefined
  /** Where files are kept; undefined keeps them in the data folder. */
  s3: S3Config | undefined
  /** Proxies whose word about the caller's address counts; Fastify's `trustProxy`. */
  trustedProxies: readonly string[]
  /** Where security problems are reported, as addresses with their scheme; empty if none is set. */
  securityContacts: readonly string[]
  /** How reports of security problems are handled. */
  securityPolicyUrl: string | undefined
  folders: Folders
}

/** The store's own folder, from its source as well as from its build. */
function storeFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/** More than one processor core of a database keeps busy. */
const connections: Whole = { usual: 10, of: 'connections', least: 1, most: 999 }
/** A page that is not drawn by then, a browser draws sooner. */
const drawing: Whole = { usual: 1_500, of: 'milliseconds', least: 0, most: 99_999 }
const preparation: Whole = { usual: usualDispatch.preparationDays, of: 'working days', least: 0, most: 999 }

type Read = (name: string) => string | undefined

/** The demo's own number must never stand on somebody else's orders. */
function readSeller(read: Read, isDemo: boolean): Seller {
  const country = parseCountry(read('SELLER_COUNTRY') ?? usualSeller.country)
  const vatIds = read('SELLER_VAT_IDS')
  if (vatIds !== undefined) return { country, vatIds: parseVatIds(vatIds) }
  return { country, vatIds: isDemo && country === usualSeller.country ? usualSeller.vatIds : [] }
}

function readConsentText(read: Read, name: 'TERMS' | 'PRIVACY', own: ConsentText): ConsentText {
  const address = read(`${name}_URL`)
  const sha256 = read(`${name}_SHA256`)
  if (sha256 !== undefined && !/^[0-9a-f]{64}$/.test(sha256)) {
    throw new StartError(`${name}_SHA256 must be 64 hexadecimal digits in lower case, but it is "${sha256}".`)
  }
  if (address !== undefined) return { version: address, sha256: sha256 ?? null }
  if (sha256 === undefined) return own
  throw new StartError(`${name}_SHA256 is set, so ${name}_URL is needed too.`)
}

function readS3(read: Read): S3Config | undefined {
  const endpoint = read('S3_ENDPOINT')
  if (endpoint === undefined) return undefined
  const need = (name: string) => {
    const value = read(name)
    if (value === undefined) throw new StartError(`S3_ENDPOINT is set, so ${name} is needed too.`)
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

function readSecurity(read: Read): Pick<Config, 'securityContacts' | 'securityPolicyUrl'> {
  const securityContacts = parseContacts('SECURITY_CONTACT', listOf(read('SECURITY_CONTACT')))
  const policyUrl = read('SECURITY_POLICY_URL')
  if (policyUrl === undefined) return { securityContacts, securityPolicyUrl: undefined }
  if (securityContacts.length === 0)
    throw new StartError('SECURITY_POLICY_URL is set, so SECURITY_CONTACT is needed too.')
  return {
    securityContacts,
    securityPolicyUrl: new URL(checkAddress('SECURITY_POLICY_URL', policyUrl, ['https:'])).href,
  }
}

/**
 * Reads the configuration. An empty variable counts as not set.
 * @throws StartError where a variable cannot be understood
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read: Read = (name) => env[name]?.trim() || undefined
  const store = storeFolder()
  const root = resolve(store, '../..')
  const databaseUrl = read('DATABASE_URL')
  const databaseReplicaUrl = read('DATABASE_REPLICA_URL')
  if (databaseReplicaUrl !== undefined && databaseUrl === undefined) {
    throw new StartError('DATABASE_REPLICA_URL is set, so DATABASE_URL is needed too: a replica follows a PostgreSQL.')
  }
  const production = read('NODE_ENV') === 'production'
  const port = parsePort(read('PORT') ?? '4000')
  const metricsPort = read('METRICS_PORT')
  const smtpUrl = read('SMTP_URL')
  const viesUrl = read('VIES_URL')
  // Known passwords must never get into somebody's own database by themselves.
  const seedDemo = parseSwitch('SEED', read('SEED'), databaseUrl === undefined && !production, ['demo', 'none'])
  const { publishableKey, locale, linkHosts, contactFormUrl } = settingsFrom(env)
  return {
    host: read('HOST') ?? '127.0.0.1',
    port,
    metricsPort: metricsPort === undefined ? undefined : parsePort(metricsPort, 'METRICS_PORT'),
    dataFolder: resolve(read('DATA_DIR') ?? join(root, '.data')),
    databaseUrl,
    databaseReplicaUrl,
    poolSize: parseWhole('DATABASE_POOL_SIZE', read('DATABASE_POOL_SIZE'), connections),
    databasePrepared: parseSwitch('DATABASE_PREPARED', read('DATABASE_PREPARED'), true),
    drawingLimit: parseWhole('DRAWING_LIMIT', read('DRAWING_LIMIT'), drawing),
    seedDemo,
    production,
    office: parseSwitch('OFFICE', read('OFFICE'), seedDemo && !production, ['1', '0']),
    publishableKey,
    locale: parseLocale(locale),
    timeZone: parseTimeZone(read('TIME_ZONE') ?? usualDispatch.timeZone),
    cutOff: parseCutOff(read('CUT_OFF') ?? usualDispatch.cutOff),
    preparationDays: parseWhole('PREPARATION_DAYS', read('PREPARATION_DAYS'), preparation),
    orderMinimum: parseOrderMinimum(read('ORDER_MINIMUM')),
    seller: readSeller(read, seedDemo),
    consentTexts: {
      terms_and_conditions: readConsentText(read, 'TERMS', legalVersions.terms),
      gdpr: readConsentText(read, 'PRIVACY', legalVersions.privacy),
    },
    publicUrl: parseAddress('PUBLIC_URL', read('PUBLIC_URL') ?? `http://localhost:${port}`, ['https:', 'http:']),
    smtpUrl: smtpUrl && parseAddress('SMTP_URL', smtpUrl, ['smtp:', 'smtps:']),
    mailFrom: read('MAIL_FROM') ?? `${brand.name} <no-reply@skafferi.example>`,
    webhooksToLoopback: parseSwitch('WEBHOOKS_TO_LOOPBACK', read('WEBHOOKS_TO_LOOPBACK'), false),
    viesUrl: viesUrl && parseAddress('VIES_URL', viesUrl, ['https:', 'http:']),
    codeKey: parseCodeKey(read('CODE_KEY')),
    s3: readS3(read),
    contactFormUrl: contactFormUrl && checkAddress('CONTACT_FORM_URL', contactFormUrl, ['https:']),
    linkHosts: checkHosts('LINK_HOSTS', linkHosts),
    trustedProxies: listOf(read('TRUSTED_PROXIES')),
    ...readSecurity(read),
    folders: {
      web: join(root, 'apps/web/dist/client'),
      office: join(root, 'apps/office/dist'),
      packshots: join(root, 'packages/fixtures/packshots'),
      migrations: join(store, 'migrations'),
    },
  }
}

import { demoDelivery } from '@skafferi/domain/rules/delivery/delivery-settings'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config'

describe('readConfig', () => {
  it('needs no variables: embedded database, demo world, port 4000', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: undefined,
      seedDemo: true,
      production: false,
      publishableKey: 'pk_demo',
      locale: 'en-IE',
      delivery: demoDelivery,
      orderMinimum: null,
      seller: { country: 'se', vatIds: ['SE559000000101'] },
    })
  })

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '', SEED: '' })).toEqual(readConfig({}))
  })

  it.each([
    ['the embedded database while developing', {}, true],
    ['the embedded database in production', { NODE_ENV: 'production' }, false],
    ['somebody’s own database', { DATABASE_URL: 'postgres://localhost/shop' }, false],
    ['any database where it is asked for', { DATABASE_URL: 'postgres://localhost/shop', SEED: 'demo' }, true],
    ['no database where it is forbidden', { SEED: 'none' }, false],
  ])('seeds the demo world into %s: %j', (_, env, seedDemo) => {
    expect(readConfig(env).seedDemo).toBe(seedDemo)
  })

  it('uses the demo’s VAT number only in the Swedish demo', () => {
    const vatIds = (env: Record<string, string>) => readConfig(env).seller.vatIds
    expect([vatIds({ SEED: 'none' }), vatIds({ SELLER_COUNTRY: 'fi' })]).toEqual([[], []])
    expect(vatIds({ SELLER_VAT_IDS: 'se 559000-0083 01, no 900000111 mva' })).toEqual([
      'SE559000008301',
      'NO900000111MVA',
    ])
  })

  it('keeps the address of a contact form unchanged', () => {
    expect(readConfig({ CONTACT_FORM_URL: 'https://forms.example/7/' }).contactFormUrl).toBe('https://forms.example/7/')
  })

  it('reads the origins whose pages may call the store', () => {
    expect(readConfig({}).storeOrigins).toEqual([])
    const STORE_ORIGINS = 'https://Orders.example, https://b.example:8443,http://localhost:5173,http://[::1]:5173'
    expect(readConfig({ STORE_ORIGINS }).storeOrigins).toEqual([
      'https://orders.example',
      'https://b.example:8443',
      'http://localhost:5173',
      'http://[::1]:5173',
    ])
  })

  it('normalizes a language tag', () => {
    expect(readConfig({ LOCALE: 'sv-se' }).locale).toBe('sv-SE')
  })

  it('reads the dispatch terms and the minimum order value', () => {
    const { delivery } = readConfig({ CUT_OFF: '00:30', PREPARATION_DAYS: '3', TIME_ZONE: 'Europe/Helsinki' })
    expect(delivery).toEqual({
      ...demoDelivery,
      cutOff: '00:30',
      preparationDays: 3,
      timeZone: 'Europe/Helsinki',
    })
    expect(['150', '99.5', '0'].map((ORDER_MINIMUM) => readConfig({ ORDER_MINIMUM }).orderMinimum)).toEqual([
      15000, 9950, 0,
    ])
  })

  it('reads the addresses of legal texts, with their configured hash', () => {
    expect(readConfig({}).legalAddresses).toEqual({})
    const [TERMS_URL, COOKIES_URL, TERMS_SHA256] = ['https://a.example/terms', 'https://a.example/c', 'c'.repeat(64)]
    expect(readConfig({ TERMS_URL, COOKIES_URL, TERMS_SHA256 }).legalAddresses).toEqual({
      terms: { url: TERMS_URL, sha256: TERMS_SHA256 },
      cookies: { url: COOKIES_URL, sha256: null },
    })
  })

  it.each([
    [{ PORT: '65536' }, 'PORT must be an integer'],
    [{ PORT: '-1' }, 'PORT must be an integer'],
    [{ LOCALE: 'Swedish, please' }, 'LOCALE must be a language tag'],
    [{ LOCALE: 'xx-XX' }, 'LOCALE must be a language tag'],
    [{ TIME_ZONE: 'Mars/Olympus' }, 'TIME_ZONE must be a time zone'],
    [{ CUT_OFF: '24:00' }, 'CUT_OFF must be a time of day'],
    [{ CUT_OFF: '2 pm' }, 'CUT_OFF must be a time of day'],
    [{ PREPARATION_DAYS: '-1' }, 'PREPARATION_DAYS must be a number of working days'],
    [{ PREPARATION_DAYS: '10-20' }, 'PREPARATION_DAYS must be a number of working days'],
    [{ ORDER_MINIMUM: '1,500' }, 'ORDER_MINIMUM must be an amount'],
    [{ ORDER_MINIMUM: '-5' }, 'ORDER_MINIMUM must be an amount'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be an address that begins with https:// or http://'],
    [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT is set, so S3_BUCKET is required too'],
    [{ CONTACT_FORM_URL: 'http://forms.example/7' }, 'CONTACT_FORM_URL must be an address that begins with https://'],
    [{ TERMS_URL: 'https://a.example', TERMS_SHA256: 'C'.repeat(64) }, 'TERMS_SHA256 must be 64 hexadecimal digits'],
    [{ TERMS_URL: 'http://a.example' }, 'TERMS_URL must be an address that begins with https://'],
    [{ PRIVACY_SHA256: 'c'.repeat(64) }, 'PRIVACY_SHA256 is set, so PRIVACY_URL is required too'],
    [{ STORE_ORIGINS: 'https://orders.example, http://shop.example' }, 'STORE_ORIGINS must be origins such as'],
    [{ STORE_ORIGINS: 'https://orders.example/' }, 'but one is "https://orders.example/"'],
    [{ STORE_ORIGINS: 'https://orders.example/shop' }, 'without a path'],
    [{ STORE_ORIGINS: 'https://orders.example:443' }, 'STORE_ORIGINS must be origins'],
    [{ STORE_ORIGINS: 'https://anna@orders.example' }, 'STORE_ORIGINS must be origins'],
    [{ STORE_ORIGINS: 'https://*.example' }, 'STORE_ORIGINS must be origins'],
    [{ STORE_ORIGINS: '*' }, 'but one is "*"'],
    [{ STORE_ORIGINS: 'null' }, 'but one is "null"'],
    [{ STORE_ORIGINS: 'orders.example' }, 'but one is "orders.example"'],
    [{ STORE_ORIGINS: 'http://localhost.example:5173' }, 'http only for localhost'],
    [{ LINK_HOSTS: 'cdn.example, https://other.example' }, 'LINK_HOSTS must be names of hosts'],
  ])('rejects %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})

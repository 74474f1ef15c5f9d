import { legalVersions } from '@skafferi/brand/legal/versions'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config'

describe('the configuration', () => {
  it('needs nothing: an embedded database, the demo world, port 4000', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: undefined,
      seedDemo: true,
      production: false,
      publishableKey: 'pk_demo',
      locale: 'en-IE',
      timeZone: 'Europe/Stockholm',
      cutOff: '14:00',
      preparationDays: 0,
      orderMinimum: null,
      seller: { country: 'se', vatIds: ['SE559000000101'] },
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '', SEED: '' })).toEqual(readConfig({}))
  })

  it.each([
    ['the embedded database while developing', {}, true],
    ['the embedded database in production', { NODE_ENV: 'production' }, false],
    ['somebody’s own database', { DATABASE_URL: 'postgres://localhost/shop' }, false],
    ['any database where it is asked for', { DATABASE_URL: 'postgres://localhost/shop', SEED: 'demo' }, true],
    ['no database where it is forbidden', { SEED: 'none' }, false],
  ])('puts the demo world into %s: %j', (_, env, seedDemo) => {
    expect(readConfig(env).seedDemo).toBe(seedDemo)
  })

  it('sells under the demo’s VAT number on a Swedish demo alone', () => {
    const vatIds = (env: Record<string, string>) => readConfig(env).seller.vatIds
    expect([vatIds({ SEED: 'none' }), vatIds({ SELLER_COUNTRY: 'fi' })]).toEqual([[], []])
    expect(vatIds({ SELLER_VAT_IDS: 'se 559000-0083 01, no 900000111 mva' })).toEqual([
      'SE559000008301',
      'NO900000111MVA',
    ])
  })

  it('hands on the address of a contact form as it is', () => {
    expect(readConfig({ CONTACT_FORM_URL: 'https://forms.example/7/' }).contactFormUrl).toBe('https://forms.example/7/')
  })

  it('writes a language’s tag as it is written everywhere', () => {
    expect(readConfig({ LOCALE: 'sv-se' }).locale).toBe('sv-SE')
  })

  it('reads when orders leave, and the least they come to', () => {
    expect(readConfig({ CUT_OFF: '00:30', PREPARATION_DAYS: '3' })).toMatchObject({
      cutOff: '00:30',
      preparationDays: 3,
    })
    expect(['150', '99.5', '0'].map((ORDER_MINIMUM) => readConfig({ ORDER_MINIMUM }).orderMinimum)).toEqual([
      15000, 9950, 0,
    ])
  })

  it('knows the text that applications agree to by its own hash, or by its address and the hash it was told', () => {
    const { terms, privacy } = legalVersions
    expect(readConfig({}).consentTexts).toEqual({ terms_and_conditions: terms, gdpr: privacy })
    const [TERMS_URL, PRIVACY_URL, TERMS_SHA256] = [
      'https://a.example/terms',
      'https://a.example/privacy',
      'c'.repeat(64),
    ]
    expect(readConfig({ TERMS_URL, PRIVACY_URL, TERMS_SHA256 }).consentTexts).toEqual({
      terms_and_conditions: { version: TERMS_URL, sha256: TERMS_SHA256 },
      gdpr: { version: PRIVACY_URL, sha256: null },
    })
  })

  it.each([
    [{ PORT: '65536' }, 'PORT must be a whole number'],
    [{ PORT: '-1' }, 'PORT must be a whole number'],
    [{ LOCALE: 'Swedish, please' }, 'LOCALE must be the tag of a language'],
    [{ LOCALE: 'xx-XX' }, 'LOCALE must be the tag of a language'],
    [{ TIME_ZONE: 'Mars/Olympus' }, 'TIME_ZONE must be the name of a time zone'],
    [{ CUT_OFF: '24:00' }, 'CUT_OFF must be a time of day'],
    [{ CUT_OFF: '2 pm' }, 'CUT_OFF must be a time of day'],
    [{ PREPARATION_DAYS: '-1' }, 'PREPARATION_DAYS must be a number of working days'],
    [{ PREPARATION_DAYS: '10-20' }, 'PREPARATION_DAYS must be a number of working days'],
    [{ ORDER_MINIMUM: '1,500' }, 'ORDER_MINIMUM must be an amount'],
    [{ ORDER_MINIMUM: '-5' }, 'ORDER_MINIMUM must be an amount'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be an address that begins with https:// or http://'],
    [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://'],
    [{ S3_ENDPOINT: 'https://s3.example' }, 'S3_ENDPOINT is set, so S3_BUCKET is needed too'],
    [{ CONTACT_FORM_URL: 'http://forms.example/7' }, 'CONTACT_FORM_URL must be an address that begins with https://'],
    [{ TERMS_URL: 'https://a.example', TERMS_SHA256: 'C'.repeat(64) }, 'TERMS_SHA256 must be 64 hexadecimal digits'],
    [{ PRIVACY_SHA256: 'c'.repeat(64) }, 'PRIVACY_SHA256 is set, so PRIVACY_URL is needed too'],
    [{ LINK_HOSTS: 'cdn.example, https://other.example' }, 'LINK_HOSTS must be names of hosts'],
  ])('is refused where it is %j', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })
})

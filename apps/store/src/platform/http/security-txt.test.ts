import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../config/config'
import { serveSecurityTxt } from './security-txt'

const path = '/.well-known/security.txt'

function appOf(env: Record<string, string>, now: () => Date = () => new Date('2026-11-27T13:05:09Z')) {
  const app = Fastify()
  serveSecurityTxt(app, readConfig(env), now)
  return app
}

describe('/.well-known/security.txt', () => {
  const env = {
    SECURITY_CONTACT: 'security@shop.example, https://shop.example/report',
    SECURITY_POLICY_URL: 'https://shop.example/policy',
    PUBLIC_URL: 'https://shop.example',
  }

  it('contains the contact, the expiry and the policy', async () => {
    const answer = await appOf(env).inject(path)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(answer.body.split('\n')).toEqual([
      'Contact: mailto:security@shop.example',
      'Contact: https://shop.example/report',
      'Expires: 2027-11-26T00:00:00.000Z',
      'Policy: https://shop.example/policy',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ])
  })

  it('is the same all day, expires within a year, and is renewed daily', async () => {
    let now = new Date('2026-11-27T00:00:00Z')
    const app = appOf(env, () => now)
    const first = await app.inject(path)
    now = new Date('2026-11-27T23:59:59Z')
    const second = await app.inject({ url: path, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(second.statusCode).toBe(304)
    now = new Date('2026-11-28T00:00:00Z')
    const third = await app.inject({ url: path, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(third.body).toContain('Expires: 2027-11-27T00:00:00.000Z')
    const expires = new Date(/Expires: (\S+)/.exec(third.body)![1]!)
    expect(expires.getTime() - now.getTime()).toBeLessThan(365 * 24 * 60 * 60 * 1000)
  })

  it('does not exist without a contact', async () => {
    expect((await appOf({}).inject(path)).statusCode).toBe(404)
  })

  it('has no canonical address without https, because only https addresses are allowed', async () => {
    expect((await appOf({ SECURITY_CONTACT: 'tel:+46-8-555-0110' }).inject(path)).body).toBe(
      'Contact: tel:+46-8-555-0110\nExpires: 2027-11-26T00:00:00.000Z\n',
    )
  })
})

describe('the settings of security.txt', () => {
  it.each([
    [{ SECURITY_CONTACT: 'call us' }, 'SECURITY_CONTACT'],
    [{ SECURITY_CONTACT: 'http://shop.example/report' }, 'SECURITY_CONTACT'],
    [{ SECURITY_CONTACT: 'a@b.example\nEvil: yes' }, 'SECURITY_CONTACT'],
    [{ SECURITY_CONTACT: 'a@b.example', SECURITY_POLICY_URL: 'http://shop.example/policy' }, 'SECURITY_POLICY_URL'],
    [{ SECURITY_POLICY_URL: 'https://shop.example/policy' }, 'SECURITY_CONTACT'],
  ])('prevent the start with a message that names the fault: %j', (env, name) => {
    expect(() => readConfig(env)).toThrow(name)
  })
})

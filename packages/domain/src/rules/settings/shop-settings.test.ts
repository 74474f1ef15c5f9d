import { describe, expect, it } from 'vitest'
import { neutralBrand } from '../brand/brand'
import { demoDelivery } from '../delivery/delivery-settings'
import { settingsFrom, toPageSettings, withSettings } from './shop-settings'

const noDelivery = { options: [] }
const page = '<head><!--settings--></head>'

describe('the settings of a shop', () => {
  it('are the demo’s by default, also for empty variables', () => {
    const defaults = {
      publishableKey: 'pk_demo',
      locale: 'en-IE',
      linkHosts: [],
      contactFormUrl: undefined,
      brand: neutralBrand,
      delivery: noDelivery,
      isOpen: true,
      shelves: [],
      emptyPages: ['imprint'],
    }
    expect(settingsFrom({})).toEqual(defaults)
    expect(settingsFrom({ PUBLISHABLE_KEY: '', LOCALE: ' ', LINK_HOSTS: ' ,', CONTACT_FORM_URL: '' })).toEqual(defaults)
  })

  it('are the trimmed values of the environment', () => {
    const environment = { PUBLISHABLE_KEY: ' pk_own ', LOCALE: 'sv-SE', CONTACT_FORM_URL: 'https://forms.example/1' }
    expect(settingsFrom(environment)).toEqual({
      publishableKey: 'pk_own',
      locale: 'sv-SE',
      linkHosts: [],
      contactFormUrl: 'https://forms.example/1',
      brand: neutralBrand,
      delivery: noDelivery,
      isOpen: true,
      shelves: [],
      emptyPages: ['imprint'],
    })
  })

  it('include several hosts, separated by commas', () => {
    expect(settingsFrom({ LINK_HOSTS: ' CDN.example, partner.example:8443,' }).linkHosts).toEqual([
      'cdn.example',
      'partner.example:8443',
    ])
  })

  it('are escaped in the attribute of the document', () => {
    const html = withSettings(page, settingsFrom({ PUBLISHABLE_KEY: '"><script>$&alert(1)</script>' }))
    expect(html).not.toContain('<script>')
    const [, content = ''] =
      /^<head><meta name="shop-settings" content="([^"]*)" \/><link rel="icon" href="[^"]*" \/><\/head>$/.exec(html) ??
      []
    const text = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    expect(JSON.parse(text)).toEqual({
      publishableKey: '"><script>$&alert(1)</script>',
      locale: 'en-IE',
      linkHosts: [],
      brand: neutralBrand,
      delivery: noDelivery,
      isOpen: true,
      shelves: [],
      hiddenPages: ['imprint'],
      freeFrom: null,
      orderMinimum: null,
    })
  })

  it('have the order minimum as the shop writes amounts', () => {
    const minimum = (orderMinimum: number) => toPageSettings({ ...settingsFrom({}), orderMinimum }).orderMinimum
    expect([minimum(150_00), minimum(150_50)]).toEqual(['€150', '€150.50'])
  })

  it('do not include other values of the configuration', () => {
    const closures = [{ from: '2027-01-11', to: '2027-01-11', reason: 'secret' }]
    const config = { ...settingsFrom({}), codeKey: 'secret', delivery: { ...demoDelivery, closures } }
    const html = withSettings(page, config)
    expect(html).toContain('Local Shipping')
    expect(html).not.toContain('secret')
  })
})

import { describe, expect, it } from 'vitest'
import { settingsFrom, withSettings } from './shop-settings.rules'

const page = '<head><!--settings--></head>'

describe('the settings of a shop', () => {
  it('are the demo’s where its operator sets nothing', () => {
    const demo = { publishableKey: 'pk_demo', locale: 'en-IE', linkHosts: [], contactFormUrl: undefined }
    expect(settingsFrom({})).toEqual(demo)
    expect(settingsFrom({ PUBLISHABLE_KEY: '', LOCALE: ' ', LINK_HOSTS: ' ,', CONTACT_FORM_URL: '' })).toEqual(demo)
  })

  it('are what its operator sets, without the spaces around it', () => {
    const own = { PUBLISHABLE_KEY: ' pk_own ', LOCALE: 'sv-SE', CONTACT_FORM_URL: 'https://forms.example/1' }
    expect(settingsFrom(own)).toEqual({
      publishableKey: 'pk_own',
      locale: 'sv-SE',
      linkHosts: [],
      contactFormUrl: 'https://forms.example/1',
    })
  })

  it('name several hosts, separated by commas', () => {
    expect(settingsFrom({ LINK_HOSTS: ' CDN.example, partner.example:8443,' }).linkHosts).toEqual([
      'cdn.example',
      'partner.example:8443',
    ])
  })

  it('stand in a document as an attribute that nothing can break out of', () => {
    const html = withSettings(page, settingsFrom({ PUBLISHABLE_KEY: '"><script>$&alert(1)</script>' }))
    expect(html).not.toContain('<script>')
    const [, content = ''] = /^<head><meta name="shop-settings" content="([^"]*)" \/><\/head>$/.exec(html) ?? []
    const text = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    expect(JSON.parse(text)).toEqual({
      publishableKey: '"><script>$&alert(1)</script>',
      locale: 'en-IE',
      linkHosts: [],
    })
  })

  it('never bring along what else an operator has set', () => {
    const config = { ...settingsFrom({}), codeKey: 'secret' }
    expect(withSettings(page, config)).not.toContain('secret')
  })
})

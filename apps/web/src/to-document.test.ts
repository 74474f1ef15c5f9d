import { expect, it } from 'vitest'
import { toDocument } from './to-document'

const template = '<html><head></head><body><div id="app"><!--page--></div></body></html>'
const data = { id: 'data', text: '{}' }

it('turns equal styles into one rule, however React escapes them', () => {
  const content =
    '<i style="--digits:3"></i><b style="--digits:3">a &quot; style=&quot;b</b><u style="background:light-dark(#fff, var(--night))"></u>'
  const { html, styles } = toDocument(template, content, { data })
  const ground = 'background:light-dark(#fff, var(--night))'
  expect(styles).toBe(`[data-style="--digits:3"]{--digits:3}[data-style="${ground}"]{${ground}}`)
  expect(html).toContain(`<head><style>${styles}</style></head>`)
  expect(html).toContain(
    `<i data-style="--digits:3"></i><b data-style="--digits:3">a &quot; style=&quot;b</b><u data-style="${ground}"></u>`,
  )
})

it('adds no style element without styles', () => {
  expect(toDocument(template, '<p>Nothing</p>', { data })).toMatchObject({
    styles: '',
    html: expect.not.stringContaining('<style') as string,
  })
})

it.each(['red}body{display:none', 'url(&quot;/a.svg&quot;)', '&lt;/style&gt;&lt;script&gt;', '\\22'])(
  'rejects a page whose style could end its rule: %s',
  (value) => {
    expect(() => toDocument(template, `<i style="background:${value}"></i>`, { data })).toThrow(
      'cannot be converted to a rule',
    )
  },
)
